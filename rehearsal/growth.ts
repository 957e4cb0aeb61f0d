/** A small change of a file that is there. */
export type Edit = {
  file: string;
  /** Found exactly once in the file. */
  before: string;
  after: string;
  /** The file in which the compiler asks for it, where that is another one. */
  askedAt?: string;
  /** The test that fails without it, where the compiler does not ask. */
  test?: string;
};

/** Something the shop may grow by, as the commit that adds it would be written. */
export type Growth = {
  /** Its folder in `rehearsal/`; what is below `files/` there is new, at the same path. */
  folder: string;
  title: string;
  /** Folders of whose growths it makes use; they are put in before it. */
  after?: readonly string[];
  /** New files whose text is made from those of the house. @param read gives the text of a file */
  make?: (
    read: (file: string) => string,
    list: (folder: string) => string[],
  ) => Readonly<Record<string, string>>;
  /** New files that nothing imports, and the test that fails without each. */
  unasked?: Readonly<Record<string, string>>;
  /** The line or two that say that there is one more; everything else must be asked for because of them. */
  declaration: readonly Edit[];
  edits: readonly Edit[];
};

/** Texts of the error pages. They travel with the code: when a page fails, nothing more can be fetched. */
export type FailureTexts = {
  title: string;
  text: string;
  retry: string;
  home: string;
  /** Of a 404 that says nothing itself (§8). */
  notFound: string;
  reference: string;
};

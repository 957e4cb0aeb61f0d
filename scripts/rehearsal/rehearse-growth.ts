import type { Edit, Growth } from '../../rehearsal/growth.ts';
import { type Complaint, compile } from './commands.ts';
import type { Scratch } from './scratch.ts';

export type Rehearsed = {
  title: string;
  /** New files and changed ones. */
  files: string[];
  /** `file:line` */
  named: string[];
  /** What a test asks for: `file (test)`. */
  tested: string[];
  /** What nobody asks for, and what is asked for in vain. */
  failures: string[];
};

const placeOf = ({ file, line }: Complaint) => `${file}:${line}`;

function isNamed({ file, askedAt }: Edit, complaints: readonly Complaint[]): boolean {
  return complaints.some((complaint) => complaint.file === (askedAt ?? file));
}

/**
 * Puts in the new files and the declaration, then whatever the compiler asks for, until it asks for nothing more. What
 * is left then must be asked for by a test.
 */
export async function rehearseGrowth(
  growth: Growth,
  needed: readonly Growth[],
  scratch: Scratch,
): Promise<Rehearsed> {
  const { title, declaration, edits, unasked = {} } = growth;
  for (const earlier of needed) scratch.grow(earlier);
  const created = scratch.putIn(growth);
  for (const edit of declaration) scratch.edit(edit);
  const named = new Set<string>();
  let left = [...edits];
  let complaints = await compile(scratch.root);
  while (complaints.length > 0) {
    const before = left.length;
    for (const complaint of complaints) named.add(placeOf(complaint));
    for (const edit of left) if (isNamed(edit, complaints)) scratch.edit(edit);
    left = left.filter((edit) => !isNamed(edit, complaints));
    if (left.length === before) break;
    complaints = await compile(scratch.root);
  }
  for (const edit of left) scratch.edit(edit);
  return {
    title,
    files: [...new Set([...created, ...[...declaration, ...edits].map(({ file }) => file)])],
    named: [...named],
    tested: [
      ...left.flatMap(({ file, test }) => (test ? `${file} (${test})` : [])),
      ...Object.entries(unasked).map(([file, test]) => `${file} (${test})`),
    ],
    failures: [
      ...left.flatMap(({ file, test }) => (test ? [] : `nothing asks for the change of ${file}`)),
      ...complaints.map((complaint) => `${placeOf(complaint)}: ${complaint.text}`),
    ],
  };
}

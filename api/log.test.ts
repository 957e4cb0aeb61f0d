import { DrizzleQueryError } from 'drizzle-orm';
import { createLog } from './log.ts';

function lineOf(error: Error): string {
  let text = '';
  const log = createLog('info', {
    write: (line) => {
      text += line;
    },
  });
  log.error({ err: error }, 'request failed');
  return text;
}

describe('the log', () => {
  it('says which statement failed and why, without the values people gave', () => {
    const cause = new Error('invalid input syntax for type json');
    const line = lineOf(
      new DrizzleQueryError('insert into "addresses" values ($1)', ['{"lastName":"de Vries"}'], cause),
    );
    expect(line).toContain('insert into \\"addresses\\"');
    expect(line).toContain('invalid input syntax');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('Vries');
  });

  it('keeps a message with line breaks in one line', () => {
    expect(lineOf(new Error('a\n{"level":30,"msg":"forged"}')).trimEnd()).not.toContain('\n');
  });
});

/** Each line once if it stayed, else as it was (`-`) and below it as it became (`+`). */
export function sideBySide(before: string, after: string): string {
  const [was, is] = [before.split('\n'), after.split('\n')];
  if (was.length !== is.length) return [...was.map(removed), ...is.map(added)].join('\n');
  return was.map((line, i) => linePair(line, is[i] ?? '')).join('\n');
}

const linePair = (was: string, is: string): string => (was === is ? `  ${was}` : `${removed(was)}\n${added(is)}`);

const removed = (line: string): string => `- ${line}`;
const added = (line: string): string => `+ ${line}`;

import { append } from '../../core/hosting.js';
import type { TestResult } from './law-runner.js';
import type { Measures } from './measure.js';

/** Results about a plugin, for people who choose one. */
export interface ConformanceReport {
  readonly plugin: { readonly name: string; readonly version: string | null; readonly description: string };
  readonly deidkit: string;
  readonly node: string;
  readonly cpu: string;
  readonly date: string;
  /** Null if the plugin has no tests. */
  readonly tests: { readonly passed: number; readonly failed: readonly TestResult[] } | null;
  readonly measures: Measures;
}

/** Maximum number of false alarms shown. */
const MAX_SHOWN = 10;

const cell = (text: string): string => text.replace(/[|\n\\`]/g, ' ');

/** The report as a Markdown page to be published. */
export function markdown({ plugin, tests, measures, ...machine }: ConformanceReport): string {
  const { startMs, memoryMb, megabytesPerSecond, withoutIt, words, falseAlarms } = measures;
  const at = (level: number): number => falseAlarms.filter((one) => one.level <= level).length;
  const rows: [string, string][] = [
    ['Laws and cases', tests === null ? 'no test was given' : `${tests.passed} passed, ${tests.failed.length} failed`],
    [
      `False alarms in ${words} words that hold nothing personal`,
      [1, 2, 3].map((level) => `${at(level)} at level ${level}`).join(', '),
    ],
    ['Speed at level 3, alone in an engine', `${megabytesPerSecond} MB a second (an engine without it: ${withoutIt})`],
    ['Start', `${startMs} ms of CPU`],
    ['Memory', `${memoryMb} MB`],
  ];
  const lines = [
    `# Conformance of ${plugin.name}${plugin.version === null ? '' : ` ${plugin.version}`}`,
    '',
    plugin.description,
    '',
    '| | |',
    '|---|---|',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    '',
  ];
  if (tests !== null && tests.failed.length > 0)
    append(lines, [
      'Failed:',
      '',
      ...tests.failed.map(({ title, fault = '' }) => `- ${cell(title)}: ${cell(fault)}`),
      '',
    ]);
  if (falseAlarms.length > 0)
    append(lines, [
      'False alarms:',
      '',
      ...falseAlarms
        .slice(0, MAX_SHOWN)
        .map(({ level, type, recognizer, term }) => `- ${type} ${cell(term)} (${recognizer}, level ${level})`),
      ...(falseAlarms.length > MAX_SHOWN ? [`- and ${falseAlarms.length - MAX_SHOWN} more`] : []),
      '',
    ]);
  lines.push(
    `deidkit ${machine.deidkit}, Node.js ${machine.node}, ${cell(machine.cpu)}, ${machine.date}, by \`deidkit plugins report ${plugin.name}\`.`,
  );
  return lines.join('\n');
}

import type { Command } from 'commander';
import type { EvidencePageFlags } from './evidence-page.js';
import type { Finish } from './program-options.js';
import type { RiskFlags } from './risk.js';
import type { VerifyFlags } from './verify.js';

/** Commands that check reports and count who can still be told apart. */
export function addEvidence(program: Command, finish: Finish): void {
  program
    .command('verify')
    .description('check a signed report, and the file that it is about, or a ledger of reports; works offline')
    .argument('[report]', 'the report of a file')
    .argument('[file]', 'the original or the de-identified file')
    .requiredOption('--key <file>', 'public key of the signer (PEM)')
    .option('--salt <file>', 'the salt of the report')
    .option('--ledger <file>', 'check this ledger; with a report, also that the report is in it')
    .option('--last <sha256>', 'with --ledger: the hash that an earlier check printed; sees lines cut from the end')
    .action(async (report: string | undefined, file: string | undefined, flags: VerifyFlags) =>
      finish(await (await import('./verify.js')).verify(report, file, flags)),
    );
  program
    .command('evidence')
    .description('write a signed report as a PDF or as tables (CSV), after checking its signature; works offline')
    .argument('<report>', 'the report of a file')
    .requiredOption('--key <file>', 'public key of the signer (PEM)')
    .requiredOption('--out <file>', 'the file to write: it ends in .pdf or .csv')
    .action(async (report: string, flags: EvidencePageFlags) =>
      finish(await (await import('./evidence-page.js')).evidencePage(report, flags)),
    );
  program
    .command('risk')
    .description('count how many persons a table (CSV) still tells apart: k-anonymity and l-diversity')
    .argument('<file>', 'a de-identified table with a row of titles')
    .option(
      '--quasi <list>',
      'columns that others know, by title or number, comma-separated (default: by their titles)',
    )
    .option('--sensitive <list>', 'columns that others should not learn, such as a diagnosis')
    .option('--min-k <n>', 'fail if a class has fewer rows; with --out, make the columns coarser until none has')
    .option('--out <file>', 'write the coarser table')
    .option('--json', 'as JSON')
    .action(async (file: string, flags: RiskFlags) => finish(await (await import('./risk.js')).risk(file, flags)));
}

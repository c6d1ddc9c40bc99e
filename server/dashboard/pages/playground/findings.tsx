import type { Rejection } from '../../../../core/hosting.js';
import type { Entity, Preview } from '../../../work/answers.js';
import { Scroller, Table } from '../../ui/parts.js';

const MAX_ROWS = 300;

const percent = (score: number): string => `${Math.round(score * 100)} %`;
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(Math.round(by * 100))}`;

/** The evidence that raised or lowered the score of a finding. */
const Evidence = ({ of, index }: { readonly of: Entity; readonly index: number }) => (
  <details class="more">
    <summary>
      {percent(of.score)}
      <span class="visually-hidden">, evidence of finding {index + 1}</span>
    </summary>
    <ul class="ledger">
      {(of.explanation ?? []).map(({ reason, by }) => (
        <li>
          <span class="num">{signed(by)}</span> {reason}
        </li>
      ))}
      <li class="muted">by {of.recognizer}</li>
    </ul>
  </details>
);

/** All findings as a table, which has the same content as the marks and is accessible to everybody. */
export const Findings = ({ entities }: { readonly entities: readonly Entity[] }) => (
  <Scroller label="Findings">
    <table class="blocks">
      <caption class="visually-hidden">Findings with their evidence</caption>
      <thead>
        <tr>
          <th scope="col">Term</th>
          <th scope="col">Type</th>
          <th scope="col" class="num">
            Place
          </th>
          <th scope="col">Score and evidence</th>
        </tr>
      </thead>
      <tbody>
        {entities.slice(0, MAX_ROWS).map((entity, index) => (
          <tr data-finding={index}>
            <th scope="row">
              <a href={`#t${index}`}>
                <bdi>{entity.text}</bdi>
              </a>
            </th>
            <td data-label="Type">{entity.type}</td>
            <td class="num" data-label="Place">
              {entity.start}–{entity.end}
            </td>
            <td data-label="Score">
              <Evidence of={entity} index={index} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

const WHY: Readonly<Record<Rejection['reason'], string>> = {
  below_threshold: 'not sure enough at this level',
  failed_validation: 'its checksum or form is wrong',
  lost_overlap: 'another finding covers it',
  ignored_term: 'the configuration or the domain ignores it',
  type_not_asked: 'other types were requested',
};

/** Near misses with their reasons. */
export const NearMisses = ({ text, preview }: { readonly text: string; readonly preview: Preview }) =>
  preview.rejected.length === 0 ? null : (
    <details class="more">
      <summary>Near misses ({preview.rejected.length})</summary>
      <Table
        caption="Near misses"
        rows={preview.rejected.slice(0, MAX_ROWS)}
        columns={[
          { title: 'Term', cell: ({ start, end }) => <bdi>{text.slice(start, end)}</bdi> },
          { title: 'Type', cell: ({ type }) => type },
          { title: 'Score', cell: ({ score }) => percent(score), numeric: true },
          { title: 'Why not', cell: ({ reason }) => WHY[reason] },
        ]}
      />
    </details>
  );

import { largest } from '../../../core/hosting.js';
import { number, short } from './numbers.js';
import { Scroller } from './parts.js';

/** One bar. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Share of the value that is drawn differently, such as refused requests. */
  readonly part: number;
}

/** The drawing scales to the available width; its units have no fixed size. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 0.28;
const LABELS = 5;

/** The smallest round number that is not below a value and has an integer half: 2, 4, 10, 20, 40, 100 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 4, 10].map((factor) => factor * power).find((round) => round >= value && round % 2 === 0) ?? value * 2;
}

const Bars = ({ title, bars, part, top }: { title: string; bars: readonly Bar[]; part: string; top: number }) => {
  const width = STEP * Math.max(1, bars.length);
  const heightOf = (value: number): number => (value / top) * HEIGHT;
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${title}: ${number(total)} in all. The table below has the numbers.`}
    >
      {bars.map(({ name, value, part: some }, i) => {
        const x = (i + GAP / 2) * STEP;
        const size = STEP * (1 - GAP);
        return (
          <g>
            <title>{`${name}: ${number(value)}${some > 0 ? `, ${number(some)} ${part}` : ''}`}</title>
            <rect class="hit" x={i * STEP} y={0} width={STEP} height={HEIGHT} />
            <rect class="bar" x={x} y={HEIGHT - heightOf(value)} width={size} height={heightOf(value)} />
            <rect class="bar part" x={x} y={HEIGHT - heightOf(some)} width={size} height={heightOf(some)} />
          </g>
        );
      })}
    </svg>
  );
};

const Numbers = ({ title, bars, part }: { title: string; bars: readonly Bar[]; part: string }) => (
  <details class="more small">
    <summary>The numbers</summary>
    <Scroller label={`${title}, the numbers`} kind="table-wrap scroll-y">
      <table>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            <th scope="col" class="num">
              Requests
            </th>
            <th scope="col" class="num">
              Of them {part}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value, part: some }) => (
            <tr>
              <th scope="row">{name}</th>
              <td class="num">{number(value)}</td>
              <td class="num">{number(some)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  </details>
);

/** A bar for each day. A table behind it has the same numbers, for those who cannot see the chart. */
export function BarChart({ title, bars, part }: { title: string; bars: readonly Bar[]; part: string }) {
  const top = roundUp(
    largest(
      bars.map(({ value }) => value),
      4,
    ),
  );
  const every = Math.max(1, Math.floor((bars.length - 1) / (LABELS - 1)));
  const labels = bars.filter((_, i) => (bars.length - 1 - i) % every === 0);
  const none = bars.every(({ value }) => value === 0);
  return (
    <figure class="chart">
      <div class="plot">
        <div class="scale" aria-hidden="true">
          {[top, top / 2, 0].map((line) => (
            <span>{short(line)}</span>
          ))}
        </div>
        <div class="field-of-bars">
          <Bars title={title} bars={bars} part={part} top={top} />
          {none && <p class="nothing">No requests yet</p>}
        </div>
        <div class="days" aria-hidden="true">
          {labels.map(({ name }) => (
            <span>{name.slice(5)}</span>
          ))}
        </div>
      </div>
      <Numbers title={title} bars={bars} part={part} />
    </figure>
  );
}

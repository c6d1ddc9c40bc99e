import { setTimeout as pause } from 'node:timers/promises';
import { type Attempts, type Counted, WINDOW_MS } from './attempts.js';

/** Who tries to sign in. */
export interface Sender {
  /** Network address; those of one IPv6 network count as one. */
  readonly address: string;
  /** Marks of the browser; see `Devices`. */
  readonly marks: readonly string[];
}

/** Wrong passwords after which one must wait: for a name from unknown devices, and on each known device. */
const MAX_FAILURES = 10;
/** Wrong attempts from one address, over all names and codes. Higher, because many people may share an address. */
const MAX_BY_ADDRESS = 50;

/** Whoever tries again as soon as an attempt was refused does so this much more slowly, and leaves others more time. */
const REFUSAL_PAUSE_MS = 500;
/** Further refusals are answered at once, so that they hold no more memory. */
const MAX_PAUSED = 1_000;

/** An attempt that was counted. */
export interface Turn {
  /** True if it may be made. */
  readonly free: boolean;
  /** True for the first one that may not. */
  readonly first: boolean;
  /** Minutes until the next one may be made. */
  readonly minutes: number;
  /** The account of the name, if the attempt names one that exists. */
  readonly account?: string | undefined;
}

/**
 * Limits wrong passwords and codes: by name and by address for strangers, and apart from these for devices that have
 * signed in before, which strangers can therefore not lock out.
 */
export class SignInThrottle {
  readonly #attempts: Attempts;
  readonly #refused = new RefusedNames();
  #paused = 0;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /**
   * Counts an attempt.
   * @param device known device; undefined for a stranger
   * @param account of the name, if there is one
   */
  async begin(
    email: string,
    { address }: Sender,
    device: string | undefined,
    now: number,
    account?: string,
  ): Promise<Turn> {
    if (device !== undefined) return this.#count(nameOf(email, device), MAX_FAILURES, now, account);
    const turn = await this.address(address, now);
    // Attempts that are refused for their address do not count against the name that they attack.
    return turn.free ? this.#count(nameOf(email), MAX_FAILURES, now, account) : { ...turn, account };
  }

  /**
   * The answer to a stranger whose address or name this process has refused already, without the store: whoever goes on
   * trying must not keep it busy. Undefined if the attempt has to be counted.
   */
  refused(email: string, { address }: Sender, now: number): Turn | undefined {
    return this.#refused.find(addressOf(address), now) ?? this.#refused.find(nameOf(email), now);
  }

  /** Waits before a refusal is answered. */
  async pause(): Promise<void> {
    if (this.#paused >= MAX_PAUSED) return;
    this.#paused++;
    await pause(REFUSAL_PAUSE_MS);
    this.#paused--;
  }

  /** Counts an attempt from an address, for what has no name. */
  async address(address: string, now: number): Promise<Turn> {
    return this.#count(addressOf(address), MAX_BY_ADDRESS, now);
  }

  async #count(name: string, most: number, now: number, account?: string): Promise<Turn> {
    const known = this.#refused.find(name, now);
    if (known !== undefined) return known;
    const counted = await this.#attempts.count(name, now);
    const turn = { ...turnOf(counted, most, now), account };
    if (!turn.free) this.#refused.add(name, { until: counted.since + WINDOW_MS, account });
    return turn;
  }

  /** After a right password: forgets the attempts of the name and device, and this one of the address. */
  async clear(address: string, email: string, device?: string): Promise<void> {
    await this.#attempts.clear(nameOf(email, device));
    if (device === undefined) await this.#attempts.undo(addressOf(address));
  }
}

const addressOf = (address: string): string => `address:${address}`;
const nameOf = (email: string, device = ''): string =>
  device === '' ? `sign-in:${email}` : `device:${device}:${email}`;

const minutesUntil = (time: number, now: number): number => Math.max(1, Math.ceil((time - now) / 60_000));

const turnOf = ({ count, since }: Counted, most: number, now: number): Omit<Turn, 'account'> => ({
  free: count <= most,
  first: count === most + 1,
  minutes: minutesUntil(since + WINDOW_MS, now),
});

/** More names than this are not remembered; the store knows them. */
const MAX_REFUSED = 10_000;

/** Until when a name is refused, and the account that it names. */
interface Refused {
  readonly until: number;
  readonly account: string | undefined;
}

/** Names that are refused until some time, as this process has heard from the store. */
class RefusedNames {
  readonly #names = new Map<string, Refused>();

  add(name: string, refused: Refused): void {
    const [oldest] = this.#names.keys();
    if (oldest !== undefined && this.#names.size >= MAX_REFUSED) this.#names.delete(oldest);
    this.#names.set(name, refused);
  }

  find(name: string, now: number): Turn | undefined {
    const known = this.#names.get(name);
    if (known === undefined) return undefined;
    const { until, account } = known;
    // A time that is further away was noted while the clock was wrong.
    if (until > now && until <= now + WINDOW_MS)
      return { free: false, first: false, minutes: minutesUntil(until, now), account };
    this.#names.delete(name);
    return undefined;
  }
}

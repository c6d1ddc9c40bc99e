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

/** An attempt that was counted. */
export interface Turn {
  /** True if it may be made. */
  readonly free: boolean;
  /** True for the first one that may not. */
  readonly first: boolean;
  /** Minutes until the next one may be made. */
  readonly minutes: number;
}

/**
 * Limits wrong passwords and codes: by name and by address for strangers, and apart from these for devices that have
 * signed in before, which strangers can therefore not lock out.
 */
export class SignInThrottle {
  readonly #attempts: Attempts;

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /** Counts an attempt. @param device known device; undefined for a stranger */
  async begin(email: string, { address }: Sender, device: string | undefined, now: number): Promise<Turn> {
    if (device !== undefined) return turnOf(await this.#attempts.count(nameOf(email, device), now), MAX_FAILURES, now);
    const turn = await this.address(address, now);
    // Attempts that are refused for their address do not count against the name that they attack.
    return turn.free ? turnOf(await this.#attempts.count(nameOf(email), now), MAX_FAILURES, now) : turn;
  }

  /** Counts an attempt from an address, for what has no name. */
  async address(address: string, now: number): Promise<Turn> {
    return turnOf(await this.#attempts.count(`address:${address}`, now), MAX_BY_ADDRESS, now);
  }

  /** After a right password: forgets the attempts of the name and device, and this one of the address. */
  async clear(address: string, email: string, device?: string): Promise<void> {
    await this.#attempts.clear(nameOf(email, device));
    if (device === undefined) await this.#attempts.undo(`address:${address}`);
  }
}

const nameOf = (email: string, device = ''): string =>
  device === '' ? `sign-in:${email}` : `device:${device}:${email}`;

const turnOf = ({ count, since }: Counted, most: number, now: number): Turn => ({
  free: count <= most,
  first: count === most + 1,
  minutes: Math.max(1, Math.ceil((since + WINDOW_MS - now) / 60_000)),
});

/** Exceeds every member. */
const MEMBER_LIMIT = 0x10000;

/** Sets of numbers, each stored once and identified by number: ten thousand words share some hundred sets. */
export class NumberSets {
  /** By number, with members in insertion order; 0 is empty. */
  readonly all: (readonly number[])[] = [[]];
  /** Number of the set with one more member, by set and member. */
  readonly #larger = new Map<number, number>();

  /** Number of the set with one more member. */
  with(set: number, member: number): number {
    const key = set * MEMBER_LIMIT + member;
    let larger = this.#larger.get(key);
    if (larger === undefined) {
      const members = this.all[set] ?? [];
      larger = members.includes(member) ? set : this.all.push([...members, member]) - 1;
      this.#larger.set(key, larger);
    }
    return larger;
  }
}

/** Lists of forms, each stored once and identified by number. */
export class FormLists {
  /** By number; 0 is empty. */
  readonly all: Uint16Array[] = [new Uint16Array(0)];
  readonly #ids = new Map<string, number>([['', 0]]);

  /** Number of the list with these forms. */
  idOf(forms: ArrayLike<number> & Iterable<number>): number {
    let key = '';
    for (const form of forms) key += String.fromCharCode(form);
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.all.push(Uint16Array.from(forms)) - 1;
      this.#ids.set(key, id);
    }
    return id;
  }
}

import * as vatAt from 'stdnum/lib/cjs/at/uid.js';
import * as vatBe from 'stdnum/lib/cjs/be/vat.js';
import * as vatBg from 'stdnum/lib/cjs/bg/vat.js';
import * as vatCy from 'stdnum/lib/cjs/cy/vat.js';
import * as vatCz from 'stdnum/lib/cjs/cz/dic.js';
import * as vatDe from 'stdnum/lib/cjs/de/vat.js';
import * as vatDk from 'stdnum/lib/cjs/dk/cvr.js';
import * as vatEe from 'stdnum/lib/cjs/ee/kmkr.js';
import * as vatEs from 'stdnum/lib/cjs/es/nif.js';
import * as vatFi from 'stdnum/lib/cjs/fi/alv.js';
import * as vatFr from 'stdnum/lib/cjs/fr/tva.js';
import * as vatGb from 'stdnum/lib/cjs/gb/vat.js';
import * as vatGr from 'stdnum/lib/cjs/gr/vat.js';
import * as vatHr from 'stdnum/lib/cjs/hr/oib.js';
import * as vatHu from 'stdnum/lib/cjs/hu/anum.js';
import * as vatIe from 'stdnum/lib/cjs/ie/vat.js';
import * as vatIt from 'stdnum/lib/cjs/it/iva.js';
import * as vatLt from 'stdnum/lib/cjs/lt/pvm.js';
import * as vatLu from 'stdnum/lib/cjs/lu/tva.js';
import * as vatLv from 'stdnum/lib/cjs/lv/pvn.js';
import * as vatMt from 'stdnum/lib/cjs/mt/vat.js';
import * as vatNl from 'stdnum/lib/cjs/nl/btw.js';
import * as vatPl from 'stdnum/lib/cjs/pl/nip.js';
import * as vatPt from 'stdnum/lib/cjs/pt/nif.js';
import * as vatRo from 'stdnum/lib/cjs/ro/cui.js';
import * as vatSe from 'stdnum/lib/cjs/se/vat.js';
import * as vatSi from 'stdnum/lib/cjs/si/ddv.js';
import * as vatSk from 'stdnum/lib/cjs/sk/dph.js';
import { stdnum } from './checks.js';
import { at, type Check, type IdRow, r, tax } from './row.js';

const CONTEXT = 'vat ust ustid ustidnr ust-idnr umsatzsteuer tva iva btw moms mva alv piva dph pvm pvn ddv pdv ddc';

/** The validators of some countries do not know the prefix in every spelling; the bare number is what they check. */
const bare =
  (check: Check): Check =>
  (value) =>
    check(value.replace(/[ .-]/g, '').toUpperCase().slice(2)) || check(value);

/** `digits` places, a blank, dot or hyphen allowed between any two. */
const places = (digits: number): string => r`[ .-]?\d(?:[ .-]?\d){${digits - 1}}`;

const vat = (country: string, form: string, module: Parameters<typeof stdnum>[0]): IdRow =>
  tax(`${country} VAT`, form, at(0.3, 0.8), CONTEXT, bare(stdnum(module)));

/** VAT numbers of the member states of the European Union and of the United Kingdom, with their prefix. */
export const VAT: readonly IdRow[] = [
  vat('AT', `AT ?U${places(8)}`, vatAt),
  vat('BE', `BE${places(9)}(?:[ .-]?\\d)?`, vatBe),
  vat('BG', `BG${places(9)}\\d?`, vatBg),
  vat('CY', `CY${places(8)}[A-Z]`, vatCy),
  vat('CZ', `CZ${places(8)}\\d{0,2}`, vatCz),
  vat('DE', `DE${places(9)}`, vatDe),
  vat('DK', `DK${places(8)}`, vatDk),
  vat('EE', `EE${places(9)}`, vatEe),
  vat('ES', 'ES[ .-]?[A-Z0-9][ .-]?\\d{7}[ .-]?[A-Z0-9]', vatEs),
  vat('FI', `FI${places(8)}`, vatFi),
  vat('FR', `FR[ .-]?[A-HJ-NP-Z0-9]{2}${places(9)}`, vatFr),
  vat('GB', `GB${places(9)}(?:[ .-]?\\d{3})?`, vatGb),
  vat('GR', `EL${places(9)}`, vatGr),
  vat('HR', `HR${places(11)}`, vatHr),
  vat('HU', `HU${places(8)}`, vatHu),
  vat('IE', 'IE[ .-]?\\d[0-9A-Z+*]\\d{5}[A-Z]{1,2}', vatIe),
  vat('IT', `IT${places(11)}`, vatIt),
  vat('LT', `LT${places(9)}(?:[ .-]?\\d{3})?`, vatLt),
  vat('LU', `LU${places(8)}`, vatLu),
  vat('LV', `LV${places(11)}`, vatLv),
  vat('MT', `MT${places(8)}`, vatMt),
  vat('NL', `NL${places(9)}[ .-]?B[ .-]?\\d{2}`, vatNl),
  vat('PL', `PL${places(10)}`, vatPl),
  vat('PT', `PT${places(9)}`, vatPt),
  vat('RO', 'RO[ .-]?\\d{4,10}', vatRo),
  vat('SE', `SE${places(12)}`, vatSe),
  vat('SI', `SI${places(8)}`, vatSi),
  vat('SK', `SK${places(10)}`, vatSk),
];

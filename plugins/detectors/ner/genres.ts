/** What ends a mail, alone on its line. */
export const CLOSINGS: ReadonlySet<string> = new Set(
  'cheers rgds regards thx thnx tks ty brgds kr br rds advs adv ors orrs anr others gc speaker appellants'.split(' '),
);

/** What courts and newspapers write with capitals and nobody is: freedoms, reports, headings. */
export const NO_FIRM =
  /^(?:Fundamental Freedoms|Human Rights|EWCA|EWHC|UKSC|UKHL|UKUT|EWCA (?:Civ|Crim)|GC|EEC|Council Regulation|TENNIS|SOCCER|CRICKET|RUGBY|GOLF|BASKETBALL|BASEBALL|HOCKEY|FOOTBALL|CYCLING|ATHLETICS|SKIING|BOXING)$/u;

/** `Hainsworth c Ackerley b Wrightson 14`: a line of the card of a match. */
export const CARD = /(?:^| )(?:lbw )?b \p{Lu}[\p{L}'-]{1,20} \d|\d-\d{1,2}-\d{1,3}-\d{1,2}$/u;

/** `Petrone v Fernandez, 12 NY3d 546`: a case. */
export const CASE = /^\p{Lu}[\p{L}'-]{1,24} vs?\.? \p{Lu}[\p{L}'-]{1,24}, \d{1,4} \p{Lu}/u;
/** `Stocznia Północna S.A.` */
export const FIRM =
  /[^\n]{3} (?:S\.A\.|S\.p\.A\.|S\.r\.l\.|S\.L\.|B\.V\.|N\.V\.|A\.Ş\.|Sp\. z o\.o\.|GmbH|Ltd\.?|Inc\.?|LLC|LLP|PLC|plc|Bhd)$/u;

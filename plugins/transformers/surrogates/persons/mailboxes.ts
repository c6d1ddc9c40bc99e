import { wordSet } from '../base/text.js';

/** Mailboxes of an office, from which substitutes are drawn. */
export const MAILBOXES =
  'info office contact support admin service sales help hello team mail desk billing hr news press'.split(' ');
/** Mailboxes of other languages and of one office only; substitutes are drawn from those above. */
const MORE_MAILBOXES = wordSet(
  `legal ir investors compliance privacy dpo procurement marketing payroll finance security abuse dispatch records referrals scheduling appointments
  secretary reception accounts accounting invoices invoice orders careers jobs feedback webmaster postmaster noreply bookings sekretariat kontakt
  buchhaltung rechnung rechnungen bewerbung verwaltung empfang praxis anmeldung zentrale contacto ventas administracion secretaria recepcion citas
  accueil secretariat comptabilite facturation segreteria amministrazione prenotazioni contato atendimento financeiro receptie administratie`,
);

/** True for a local part that names an office and nobody. */
export const isMailbox = (word: string): boolean => MAILBOXES.includes(word) || MORE_MAILBOXES.has(word);

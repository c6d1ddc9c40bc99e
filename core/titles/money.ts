import type { HeaderEntry } from './entry.js';

/** Titles of columns with cards, accounts and payments. */
export const MONEY_TITLES: readonly HeaderEntry[] = [
  [
    'CREDIT_CARD',
    'strong',
    `cardnumber, cardno, creditcard, creditcardnumber, creditcardno, ccnumber, ccnum, debitcard, debitcardnumber, kreditkarte,
    kreditkartennummer, kartennummer, numerocarte, cartebancaire, cartecredit, tarjeta, numerotarjeta, tarjetacredito, numerocarta,
    cartacredito, numerocartacredito`,
  ],
  ['CVV', 'strong', 'cvv, cvv2, cvc, cvc2, csc, cardsecuritycode, kartenprufnummer'],
  ['IBAN_CODE', 'strong', 'iban, ibancode, ibannumber'],
  ['SWIFT_BIC', 'strong', 'bic, swift, swiftcode, biccode, bicswift, swiftbic'],
  [
    'ABA_ROUTING',
    'strong',
    'routingnumber, routingno, aba, abanumber, abarouting, bankrouting, rtngnumber, abartn, routingtransit',
  ],
  [
    'BANK_ACCOUNT',
    'strong',
    `accountnumber, accountno, debtoraccount, creditoraccount, payeeaccount, payeraccount, beneficiaryaccount, senderaccount,
    recipientaccount, fromaccount, toaccount, acctno, acctnumber, rekeningnummer, rekening, nrkonta, numerkonta, kontonr,
    numeroconta, bankaccount, bankaccountnumber, kontonummer, bankverbindung, numerocompte, comptebancaire, numerocuenta,
    cuentabancaria, numeroconto, contocorrente, contobancario, loannumber, loanno, loanid, lnnumber, lnno, bankacct, accountnum,
    accountnbr`,
  ],
  ['SORT_CODE', 'strong', 'sortcode, bankleitzahl, blz, bsb, bsbnumber, bsbno, ifsc, ifsccode, branchcode'],
  [
    'TRANSACTION_ID',
    'strong',
    'mandatsreferenz, mandatereference, mandateref, glaubigerid, glaeubigerid, creditorid, endtoendid',
  ],
  [
    'TRANSACTION_ID',
    'weak',
    'transactionid, transactionnumber, transactionref, transactionreference, transaktionsnummer, paymentid',
  ],
  ['CRYPTO_WALLET', 'strong', 'wallet, walletaddress, bitcoinaddress, cryptoaddress'],
];

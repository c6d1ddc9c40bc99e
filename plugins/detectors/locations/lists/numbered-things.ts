/**
 * What bears a number as towns bear a postal code: `in Invoice 20411`, `from Room 4021`, `in Zimmer 4021`. Lower case, in the
 * languages in which `in` stands before places.
 */
export const NUMBERED_THINGS: ReadonlySet<string> = new Set(
  `
  account acct act action addendum advisory agreement amendment annex appeal appendix application appropriation area article asset assignment attachment
  audit award ballot barcode batch bay bed bill blog bond book booking box brief bug build building bulletin bus cabinet cable cage call card carton case catalog
  catalogue cause cell certificate chapter charge chart check checklist chip circular citation claim class clause courtroom code column commit complaint config
  consignment container contract control cookbook coupon course cr crate credit ct customer cycle dataset deed delivery department dept desk diagram directive directory
  disk dispatch division doc docket document dose draft drawer driver edition email employee entry envelope episode equation error estimate event exam example
  exercise exhibit experiment extension feed figure file filing firmware flight floor folder folio form frame freezer gate grade grant group guide height highway
  hotfix id image incident index inspection instruction insurance interface invoice inv iso issue item job journal key kit lab label lane law layer leaflet
  ledger lesson letter level license licence line link list loan locker log lot machine manifest manual matter measure measurement mechanism meeting member
  memo memorandum message method milestone minute model module motion mrn node note notice number observation offer opinion option order output packet page
  panel paper paragraph parcel part patch patent path patient payment payroll permit phase photo pickup plan plate platform po policy port position post
  precinct problem procedure product program programme project proposal proposition protocol publication purchase pr qty quantity query question queue quote
  rack receipt record ref reference refund region register registration regulation release rental report request requisition resolution result revision
  rfc room round route row rule run sample schedule scan scene section sector sequence serial series server session sheet shelf shipment sku slide slot song specimen
  sprint stage standard statement station statute step story study subject submission subscription suite sum survey table tag task telegram template term
  terminal test thread ticket tier title topic track train transaction transfer trial truck tube type unit update upgrade user van vehicle vendor verse version
  vial view visit volume voucher wallet ward wave week window windows wing workstation worksheet year zone
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  aktenzeichen abschnitt abteilung akte anlage antrag artikel aufgabe auftrag band bericht bestellung blatt charge datei etage fach fall feld flug formular gebäude
  halle haus heft höhe jahr kapitel kasse klasse konto lager lieferschein liste los modell nummer ordner paket paragraf phase pos projekt raum rechnung reihe
  saal schrank seite serie station stelle stock stufe tabelle teil ticket titel version vertrag vorgang woche zeile zelle ziffer zimmer
  fattura pratica camera stanza sala capitolo articolo pagina conto fascicolo protocollo sezione tabella volume ordine factuur kamer zaal hoofdstuk
  artikel bladzijde pagina dossier rekening bestelling tabel deel`
    .trim()
    .split(/\s+/),
);

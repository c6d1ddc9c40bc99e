/** Titles that say nothing of a person, but do say that a row is a header. */
export const PLAIN_TITLES = `id, key, no, nr, number, nummer, numero, index, row, code, type, typ, tipo, status, statut, estado, stato, category, kategorie,
  categorie, categoria, group, class, amount, betrag, montant, importe, importo, price, preis, prix, precio, prezzo, total, summe,
  cost, value, wert, valeur, valor, valore, quantity, qty, menge, quantite, cantidad, quantita, count, anzahl, unit, einheit,
  currency, wahrung, devise, moneda, valuta, description, beschreibung, descripcion, descrizione, notes, note, notiz, notizen,
  notas, comment, comments, bemerkung, bemerkungen, kommentar, commentaire, commentaires, comentario, comentarios, commento,
  commenti, remark, remarks, text, texte, texto, testo, message, nachricht, mensaje, messaggio, subject, betreff, objet, asunto,
  oggetto, title, titel, titre, titulo, titolo, time, uhrzeit, heure, hora, ora, year, jahr, annee, ano, anno, month, monat, mois,
  mes, mese, day, tag, jour, dia, giorno, gender, sex, geschlecht, genre, sexe, genero, sexo, sesso, diagnosis, diagnose,
  diagnostic, diagnostico, diagnosi, department, abteilung, service, departamento, reparto, product, produkt, produit, producto,
  prodotto, active, aktiv, score, result, ergebnis, resultat, resultado, risultato, rate, level, version, source, language,
  sprache, salary, gehalt, salaire, sku, kst, kostenstelle, lp, kwota, suma, summa, uwagi, opmerking, opmerkingen, obs,
  observacoes, observaciones, anmarkning, bemarkning, plec, geslacht, kon, hiredate, startdate, enddate, termdate, closedate,
  depto, dept, grade, filingstatus, allowances, gross, ytdgross, basesalary, saldo, verwendungszweck, pronouns, relation,
  relationship, lien, disposition, csat, stage, leadsource, units, flag, reflow, refhigh, bed, dx, icd, icd10, cpt, balance, bal,
  unitprice, ref, rank, team, rolle, role, lastseen`;

/** Titles of things that often are called like people and places (`Victoria`, `Madison`), and of words that are chosen from a list. */
export const THING_TITLES = `product, produkt, produit, producto, prodotto, item, article, artikel, articulo, articolo, brand, marke, marque, marca, model,
  modell, modele, modelo, modello, make, color, colour, farbe, couleur, colore, material, materiau, size, sku, category, kategorie,
  categorie, categoria, status, statut, type, typ, tipo, unit, einheit, currency, priority, severity, stage, warehouse, bin, part,
  breed, species, drug, medication, medikament, medicament, medicamento, farmaco, diagnosis, diagnose, diagnostic, diagnostico,
  diagnosi, dxdesc, diagnosticoprincipal, allergies, allergy, alergias, allergie, symptom, symptome, analyte, test, instrument,
  anrede, salutation, civilite, tratamiento, aanhef, department, abteilung, departamento, reparto, dept, service, servicio,
  position, jobtitle, grade, carrier, disposition, lien, relationship, relation, parentesco, familienstand, maritalstatus,
  estadocivil, motif, leadsource, leadstatus, jobttl, ttl, wrkloc, plantype, plantier, coverage, coveragetier, actype, accttype,
  svclvl, region, territory, salesregion`;

import type { EntityType } from '../entity-type.js';

/**
 * How much a title says. `strong`: the column holds this type. `beside`: it does if another column of the table is a
 * strong one (`name` may be a product's, `race` a sporting event). `weak`: a hint that detection gets as context.
 */
export type Strength = 'strong' | 'beside' | 'weak';

/** Titles, separated by commas, of columns of one type. */
export type HeaderEntry = readonly [type: EntityType, strength: Strength, titles: string];

/**
 * Titles of columns in English, German, French, Spanish and Italian, as {@link titleWords} writes them: lower case, without
 * accents, articles and prepositions; words that are often written as one or with a hyphen are one here.
 */
export const HEADER_DICTIONARY: readonly HeaderEntry[] = [
  [
    'PERSON',
    'strong',
    `fullname, firstname, first, givenname, forename, middlename, middleinitial, lastname, last, surname, familyname, maidenname, nickname,
    preferredname, legalname, patient, patientname, contactperson, emergencycontact, nextkin, physician, doctor, attending, surgeon, nurse,
    pcp, primarycare, primarycarephysician, cardholder, holdername, namecard, cardname, accountholder, beneficiary, guarantor, spouse, mother, father, guardian, subscribername, insuredname,
    vorname, nachname, familienname, zuname, rufname, geburtsname, madchenname, maedchenname, namevorname, vornamename,
    patientenname, kundenname, mitarbeitername, ansprechpartner, kontoinhaber, karteninhaber, arzt, hausarzt, behandelnderarzt, versicherter, sachbearbeiter,
    prenom, nomfamille, nomcomplet, nomusage, nomnaissance, nomjeunefille, nomprenom, prenomnom, medecin, medecintraitant, titulaire, beneficiaire, interlocuteur,
    apellido, apellidos, primerapellido, segundoapellido, nombrecompleto, nombreapellidos, paciente, medico, titular, personacontacto,
    cognome, nomecognome, cognomenome, nominativo,
    personneprevenir, personnecontacter, medicoresp, medicoresponsable, medicobase, medicofamilia, medicoassistente, filiacao, nomemae, nomepai, nomecompleto, primeironome, ultimonome, sobrenome, apelido,
    achternaam, voornaam, voorletters, roepnaam, voornamen, huisarts, behandelaar, contactpersoon, nazwisko, imie, imiona, imienazwisko, nazwiskoimie, lekarz, lekarzprowadzacy,
    efternamn, fornamn, lakare, efternavn, etternavn, fornavn, laege, lege, parentguardian, guardianparent, kin, paziente, medicocurante, intestatario, titolare, referente`,
  ],
  [
    'PERSON',
    'beside',
    `name, names, holder, nom, nombre, nome, given, family, naam, namn, navn, nazwa, pacjent, patientnaam, klant, agent, respondent, utente, utentes, doente, contacto, contato, pai, mae, author, owner, contact, recipient, sender, signature, initials, customer, client, employee, provider, member, student, teacher,
    applicant, tenant, witness, user, supervisor, manager, mi, vorgesetzter, vorgesetzte, teamleiter, betreuer, betreuerin, vertreter, vertreterin, kontakt, kunde, kundin, klient, mitarbeiter, mitarbeiterin, patientin, assure, salarie, cliente, empleado, dipendente`,
  ],
  [
    'PHONE_NUMBER',
    'strong',
    `phone, phones, telephone, tel, phonenumber, phoneno, telephonenumber, mobile, mobilephone, mobilenumber, cell, cellphone, cellnumber, homephone, workphone, landline, fax,
    faxnumber, faxno, msisdn, whatsapp, telefon, telefonnummer, telefonnr, telnr, rufnummer, handy, handynummer, handynr, mobilnummer, mobiltelefon, mobil, telefax,
    faxnummer, festnetz, telephonefixe, telephoneportable, portable, numerotelephone, telefono, numerotelefono, telefonofijo, movil, celular, tlf, tfno, telemovel, telefone, fone, telefoonnummer, telefoonnr, telefoon, mobiel, mobielnummer,
    nrtelefonu, numertelefonu, komorka, mobilnr, telfixe, telfixo, telefonnr, ani, dnis, callerid, callernumber, callednumber, callingnumber, fromnumber, tonumber, cellulare, telefonofisso`,
  ],
  [
    'EMAIL_ADDRESS',
    'strong',
    `email, emailaddress, emails, mail, mailaddress, emailadresse, mailadresse, courriel, adresseemail, adressemail, adresseelectronique, correo,
    correoelectronico, direccioncorreo, epost, epostadress, post, correioeletronico, adresemail, postaelettronica, indirizzoemail, indirizzomail, pec`,
  ],
  [
    'DATE_OF_BIRTH',
    'strong',
    `dob, datebirth, birthdate, birthday, bday, birthyear, yearbirth, geburtsdatum, geburtstag, gebdatum, gebdat, geboren, geburtsjahr, datenaissance, neele, nele,
    fechanacimiento, fechanac, fnacimiento, nacimiento, datanascita, natoil, datenaiss, naissance, datanasc, datanascimento, nascimento, dn, geboortedatum, gebdat, dataurodzenia, dataur,
    fodelsedatum, fodselsdato, fodselsdag`,
  ],
  [
    'DATE',
    'strong',
    `admissiondate, admitdate, admitted, dischargedate, discharged, deathdate, datedeath, dod, servicedate, dateservice, visitdate, surgerydate, appointmentdate,
    aufnahmedatum, entlassungsdatum, entlassdatum, sterbedatum, dateadmission, datesortie, datedeces, fechaingreso, fechaalta, fechadefuncion,
    dataricovero, datadimissione, datadecesso, dataric, dataalta, datainternamento, opnamedatum, ontslagdatum`,
  ],
  ['DATE', 'weak', 'date, datetime, timestamp, datum, fecha, data, created, updated'],
  ['AGE', 'strong', 'age, ageyears, patientage, alter, edad, eta, ageyrs, leeftijd, idade, wiek, alder'],
  ['US_SSN', 'strong', 'ssn, ssnumber, socialsecuritynumber, socialsecurityno, socialsecurity, socsecno'],
  [
    'NATIONAL_ID',
    'strong',
    `nationalid, nationalidnumber, nationalidentifier, nino, nationalinsurancenumber, nationalinsurance, nhsnumber, nhsno, socialinsurancenumber, aadhaar, aadhar, personnummer,
    sozialversicherungsnummer, svnr, svnummer, rentenversicherungsnummer, ahvnummer, personalausweisnummer, personalausweis, ausweisnummer, numerosecuritesociale,
    securitesociale, nir, numerosecu, insee, dni, nif, nie, dninie, numeroidentidad, documentoidentidad, seguridadsocial, numeroseguridadsocial, curp, cpf, codicefiscale,
    cartaidentita, numerocartaidentita, bsn, pesel, burgerservicenummer, rg, cf, ninumber, cpr, cprnummer, cprnr, personnr, fodselsnummer, nrdowodu, dowodosobisty, cartaocidadao, bilheteidentidade, nsecu, dninif, nifnie`,
  ],
  [
    'TAX_ID',
    'strong',
    `nip, nipc, npwp, orgnr, vatnumber, vatno, taxid, taxidnumber, taxnumber, taxpayerid, tin, itin, steuerid, steueridentifikationsnummer, steuernummer, steuernr, steuerlicheidnummer, numerofiscal, cif,
    partitaiva, rfc`,
  ],
  [
    'PASSPORT',
    'strong',
    'passport, passportnumber, passportno, reisepass, reisepassnummer, passnummer, passeport, numeropasseport, pasaporte, numeropasaporte, passaporto, numeropassaporto',
  ],
  [
    'DRIVER_LICENSE',
    'strong',
    `driverlicense, driverslicense, driverlicence, drivinglicence, driverlicensenumber, driverslicensenumber, drivinglicencenumber, dlnumber, fuhrerscheinnummer,
    fuehrerscheinnummer, fuhrerschein, permisconduire, permisoconducir, carnetconducir, patenteguida`,
  ],
  [
    'LICENSE_PLATE',
    'strong',
    'licenseplate, licenceplate, platenumber, numberplate, plateno, kennzeichen, kfzkennzeichen, immatriculation, plaqueimmatriculation, placa, targa',
  ],
  ['LICENSE_PLATE', 'beside', 'plate, matricula, kenteken, registreringsnummer'],
  [
    'VEHICLE_VIN',
    'strong',
    'vin, vehicleidentificationnumber, vinnumber, fahrgestellnummer, fahrzeugidentnummer, numerochassis, bastidor, numerobastidor, telaio, numerotelaio',
  ],
  ['DEVICE_ID', 'strong', 'imei, deviceid, deviceserial, deviceserialnumber, udi'],
  ['DEVICE_ID', 'weak', 'serialnumber, serialno, serial, seriennummer, numeroserie'],
  [
    'MEDICAL_RECORD_NUMBER',
    'strong',
    `mrn, medicalrecordnumber, medicalrecordno, medicalrecord, patientid, patientnumber, patientno, patno, chartnumber, chartno, hospitalnumber, subjectid, subj, encounterid, encounternumber, encid, visitid, csn, har, patientennummer,
    patientenid, patientennr, patnr, ipp, numerodossier, numerodossierpatient, historiaclinica, numerohistoria, numerohistoriaclinica, nhc, codpaz, clientnr, patientnr, patientnummer, patientid, numeroutente, utentesns, numerosns, nrpacjenta, numeropaziente, codicepaziente, cartellaclinica,
    numerocartella`,
  ],
  [
    'HEALTH_PLAN_ID',
    'strong',
    `healthplanid, healthplannumber, insuranceid, insurancenumber, insuranceno, subscriberno, subscribernumber, memberid, groupnumber, groupid, policygroup, subscriberid, policynumber, policyno, medicarenumber, medicareid, medicaidid, medicaidnumber,
    beneficiaryid, mbi, versichertennummer, versichertennr, versnr, versicherungsnr, kvnummer, polisnr, polisnummer, verzekerdennummer, numerobeneficiario, versicherungsnummer, krankenversichertennummer, kvnr, numeroassurance, numeroadherent, poliza, numeropoliza,
    numeroafiliacion, tesserasanitaria, polizza, numeropolizza`,
  ],
  ['HEALTH_PLAN_ID', 'beside', 'grp'],
  ['NPI', 'strong', 'npi, npinumber'],
  ['DEA_NUMBER', 'strong', 'dea, deanumber'],
  [
    'EMPLOYEE_ID',
    'strong',
    `employeeid, employeenumber, employeeno, empid, empno, staffid, staffnumber, personnelnumber, badgenumber, badgeid, payref, payrollref, payrollnumber, payrollno, payrollid, payeref, clocknumber, clockno, personalnummer, personalnr, mitarbeiternummer, mitarbeiterid,
    matricule, numeroempleado, idempleado, legajo, matricoladipendente`,
  ],
  [
    'STUDENT_ID',
    'strong',
    'studentid, studentnumber, studentno, matrikelnummer, matrikelnr, numeroetudiant, matricolastudente',
  ],
  [
    'CUSTOMER_ID',
    'strong',
    `customerid, customernumber, customerno, custid, clientid, clientnumber, clientno, membershipnumber, membernumber, memberno, kundennummer, kundennr, kundenid, kdnr, klantnr, klantnummer, clientnummer, nrklienta, kundnr, kundnummer, numeroclient, nclient, idclient, numerocliente,
    idcliente, codigocliente, codicecliente`,
  ],
  ['CUSTOMER_ID', 'beside', 'userid, uid, personid, contactid, accountid'],
  [
    'CASE_NUMBER',
    'strong',
    `casenumber, caseno, caseid, docketnumber, docketno, claimnumber, claimno, claimid, aktenzeichen, fallnummer, schadennummer, schadensnummer, numeroexpediente, expediente,
    numerosiniestro, numeropratica, numerosinistro`,
  ],
  ['CASE_NUMBER', 'weak', 'ticketnumber, ticketid, vorgangsnummer, referencenumber, reference'],
  [
    'ORDER_NUMBER',
    'weak',
    `ordernumber, orderno, orderid, invoicenumber, invoiceno, invoiceid, bestellnummer, rechnungsnummer, numerocommande, numerofacture, numeropedido, numerofactura, numeroordine,
    numerofattura, trackingnumber, bookingreference, reservationnumber`,
  ],
  [
    'SPECIMEN_ID',
    'strong',
    'specimenid, specimennumber, sampleid, samplenumber, accessionnumber, accessionno, probennummer',
  ],
  [
    'CREDIT_CARD',
    'strong',
    `cardnumber, cardno, creditcard, creditcardnumber, creditcardno, ccnumber, ccnum, debitcard, debitcardnumber, kreditkarte, kreditkartennummer, kartennummer, numerocarte, cartebancaire,
    cartecredit, tarjeta, numerotarjeta, tarjetacredito, numerocarta, cartacredito, numerocartacredito`,
  ],
  ['CVV', 'strong', 'cvv, cvv2, cvc, cvc2, csc, cardsecuritycode, kartenprufnummer'],
  ['IBAN_CODE', 'strong', 'iban, ibancode, ibannumber'],
  ['SWIFT_BIC', 'strong', 'bic, swift, swiftcode, biccode, bicswift, swiftbic'],
  ['ABA_ROUTING', 'strong', 'routingnumber, routingno, aba, abanumber, abarouting'],
  [
    'BANK_ACCOUNT',
    'strong',
    `accountnumber, accountno, debtoraccount, creditoraccount, payeeaccount, payeraccount, beneficiaryaccount, senderaccount, recipientaccount, fromaccount, toaccount, acctno, acctnumber, rekeningnummer, rekening, nrkonta, numerkonta, kontonr, numeroconta, bankaccount, bankaccountnumber, kontonummer, kontonr, bankverbindung, numerocompte, comptebancaire, numerocuenta, cuentabancaria, numeroconto,
    contocorrente, contobancario`,
  ],
  ['SORT_CODE', 'strong', 'sortcode, bankleitzahl, blz'],
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
  ['URL', 'strong', 'url, website, homepage, webpage, siteweb, sitioweb, sitoweb, profileurl, linkedin'],
  [
    'IP_ADDRESS',
    'strong',
    'ip, ipaddress, ipaddr, clientip, remoteaddr, remoteip, ipadresse, adresseip, direccionip, indirizzoip',
  ],
  ['MAC_ADDRESS', 'strong', 'macaddress, macaddr, macadresse'],
  [
    'USERNAME',
    'strong',
    `username, loginname, login, screenname, userhandle, benutzername, anmeldename, nutzername, nomutilisateur, identifiant, usuario, nombreusuario, nomeutente, twitter, twitterhandle, instagram,
    skype`,
  ],
  ['COOKIE_ID', 'strong', 'cookieid, sessionid, advertisingid, idfa, gaid'],
  [
    'PASSWORD',
    'strong',
    'pin, securityanswer, secretanswer, password, passwd, pwd, passphrase, passwort, kennwort, motpasse, mdp, contrasena',
  ],
  ['API_KEY', 'strong', 'apikey, accesstoken, secretkey, apitoken, authtoken'],
  [
    'STREET_ADDRESS',
    'strong',
    `address, addressline, streetaddress, street, streetname, morada, endereco, straat, straatnaam, adres, huisnr, huisnummer, ulica, gatuadress, adress, gateadresse, vejnavn, gadenavn, strassenr, homeaddress, mailingaddress, postaladdress, billingaddress, shippingaddress, residence, addr, adresse, anschrift, strasse, str, strassehausnummer, hausnummer,
    wohnanschrift, wohnadresse, adressepostale, rue, direccion, domicilio, calle, indirizzo, residenza, indirizzoresidenza`,
  ],
  [
    'CITY',
    'strong',
    `city, cityname, town, townname, localidade, cidade, concelho, freguesia, bairro, woonplaats, geboorteplaats, miasto, miejscowosc, miejsceurodzenia, postort, poststed, postby, comunenasc, comunenascita, lieunaiss, officelocation, birthplace, placebirth, citybirth, county, wohnort, geburtsort, ville, commune, lieunaissance, villenaissance, ciudad, localidad, municipio, poblacion, lugarnacimiento, citta, comune, localita,
    luogonascita`,
  ],
  ['CITY', 'beside', 'ort, stadt, village, district, suburb'],
  [
    'POSTAL_CODE',
    'strong',
    'zip, zipcode, zip4, postalcode, postcode, plz, codpostal, codpost, cep, kodpocztowy, postnr, postnummer, postleitzahl, codepostal, codigopostal, codicepostale',
  ],
  ['POSTAL_CODE', 'beside', 'cp, cap'],
  [
    'COORDINATES',
    'strong',
    'latitude, longitude, lat, lon, lng, latlon, latlng, latlong, coordinates, gps, breitengrad, langengrad, latitud, longitud, latitudine, longitudine',
  ],
  [
    'STATE',
    'beside',
    'state, st, prov, uf, wojewodztwo, distrito, stateprovince, province, region, bundesland, departement, provincia, regione',
  ],
  ['COUNTRY', 'weak', 'country, land, pays, pais, paese'],
  ['FACILITY', 'beside', 'facilityname, hospitalname, clinicname, practicename, schoolname, pharmacyname, labname'],
  [
    'FACILITY',
    'weak',
    'hospital, clinic, facility, school, university, klinik, krankenhaus, schule, hopital, ecole, clinica, escuela, ospedale, scuola',
  ],
  [
    'ORGANIZATION',
    'strong',
    `company, companyname, insurancecompany, insuranceco, insco, payer, payor, payername, payorname, insurer, insurername, insurancecarrier, insuranceprovider, insurancename,
    healthinsurer, versicherer, krankenkasse, krankenversicherung, assureur, mutuelle, aseguradora, assicuratore, compagniaassicurativa, seguradora, verzekeraar, zorgverzekeraar, employer, employername, organization, organisation, organizationname, firma, firmenname, arbeitgeber, unternehmen, entreprise, societe, employeur, raisonsociale, empresa, empleador,
    razonsocial, azienda, datorelavoro, ragionesociale`,
  ],
  [
    'RELIGION',
    'strong',
    'religion, religiousaffiliation, konfession, religionszugehorigkeit, religione, confessionereligiosa',
  ],
  ['ETHNICITY', 'strong', 'ethnicity, ethnicgroup, ethnicorigin, ethnie, origineethnique, etnia, ethnischeherkunft'],
  ['ETHNICITY', 'beside', 'race, raza, razza'],
  [
    'POLITICAL_OPINION',
    'strong',
    'politicalparty, politicalaffiliation, politicalopinion, parteizugehorigkeit, partipolitique, partidopolitico, partitopolitico',
  ],
  [
    'SEXUAL_ORIENTATION',
    'strong',
    'sexualorientation, sexuelleorientierung, orientationsexuelle, orientacionsexual, orientamentosessuale',
  ],
  [
    'TRADE_UNION',
    'strong',
    'unionmembership, tradeunion, unionmember, union, gewerkschaft, syndicat, sindicato, sindacato',
  ],
  [
    'NATIONALITY',
    'weak',
    'nationality, citizenship, nationalitat, staatsangehorigkeit, nationalite, nacionalidad, nazionalita',
  ],
  ['OCCUPATION', 'weak', 'occupation, jobtitle, profession, beruf, metier, profesion, professione'],
];

/** Titles that say nothing of a person, but do say that a row is a header. */
export const PLAIN_TITLES = `id, key, no, nr, number, nummer, numero, index, row, code, type, typ, tipo, status, statut, estado, stato, category, kategorie, categorie, categoria, group, class,
  amount, betrag, montant, importe, importo, price, preis, prix, precio, prezzo, total, summe, cost, value, wert, valeur, valor, valore, quantity, qty, menge, quantite, cantidad, quantita, count, anzahl, unit, einheit,
  currency, wahrung, devise, moneda, valuta, description, beschreibung, descripcion, descrizione, notes, note, notiz, notizen, notas, comment, comments, bemerkung, bemerkungen, kommentar, commentaire, commentaires, comentario,
  comentarios, commento, commenti, remark, remarks, text, texte, texto, testo, message, nachricht, mensaje, messaggio, subject, betreff, objet, asunto, oggetto, title, titel, titre, titulo, titolo, time, uhrzeit, heure, hora, ora,
  year, jahr, annee, ano, anno, month, monat, mois, mes, mese, day, tag, jour, dia, giorno, gender, sex, geschlecht, genre, sexe, genero, sexo, sesso, diagnosis, diagnose, diagnostic, diagnostico, diagnosi, department, abteilung,
  service, departamento, reparto, product, produkt, produit, producto, prodotto, active, aktiv, score, result, ergebnis, resultat, resultado, risultato, rate, level, version, source, language, sprache, salary, gehalt, salaire,
  sku, kst, kostenstelle, lp, kwota, suma, summa, uwagi, opmerking, opmerkingen, obs, observacoes, observaciones, anmarkning, bemarkning, plec, geslacht, kon, hiredate, startdate, enddate, termdate, closedate, depto, dept, grade, score,
  filingstatus, allowances, gross, ytdgross, salary, basesalary, amount, betrag, saldo, verwendungszweck, pronouns, relation, relationship, lien, disposition, csat, stage, leadsource, units, flag, reflow, refhigh, bed, dx, icd, icd10, cpt, balance, bal, unitprice, ref, rank, team, rolle, role, lastseen`;

/** Titles of things that often are called like people and places (`Victoria`, `Madison`), and of words that are chosen from a list. */
export const THING_TITLES = `product, produkt, produit, producto, prodotto, item, article, artikel, articulo, articolo, brand, marke, marque, marca, model, modell, modele, modelo, modello, make, color, colour,
  farbe, couleur, colore, material, materiau, size, sku, category, kategorie, categorie, categoria, status, statut, type, typ, tipo, unit, einheit, currency, priority, severity, stage, warehouse, bin, part,
  breed, species, drug, medication, medikament, medicament, medicamento, farmaco, diagnosis, diagnose, diagnostic, diagnostico, diagnosi, dxdesc, diagnosticoprincipal, allergies, allergy, alergias, allergie, symptom, symptome,
  analyte, test, instrument, anrede, salutation, civilite, tratamiento, aanhef, department, abteilung, departamento, reparto, dept, service, servicio, position, jobtitle, grade, carrier, disposition, lien, relationship, relation,
  parentesco, familienstand, maritalstatus, estadocivil, motif, leadsource, leadstatus`;

import type { HeaderEntry } from './entry.js';

/** Titles of columns by which people are reached, and of what is theirs online. */
export const CONTACT_TITLES: readonly HeaderEntry[] = [
  [
    'PHONE_NUMBER',
    'strong',
    `phone, phones, telephone, tel, phonenumber, phoneno, telephonenumber, mobile, mobilephone, mobilenumber, cell, cellphone,
    cellnumber, homephone, workphone, landline, fax, faxnumber, faxno, msisdn, whatsapp, telefon, telefonnummer, telefonnr, telnr,
    rufnummer, handy, handynummer, handynr, mobilnummer, mobiltelefon, mobil, telefax, faxnummer, festnetz, telephonefixe,
    telephoneportable, portable, numerotelephone, telefono, numerotelefono, telefonofijo, movil, celular, tlf, tfno, telemovel,
    telefone, fone, telefoonnummer, telefoonnr, telefoon, mobiel, mobielnummer, nrtelefonu, numertelefonu, komorka, mobilnr, telfixe,
    telfixo, ani, dnis, callerid, callernumber, callednumber, callingnumber, fromnumber, tonumber, cellulare, telefonofisso,
    telnumber, telno, phn, phonenum, phonenbr, contactno, contactnumber, whatsappno, whatsappnumber, mobno`,
  ],
  [
    'EMAIL_ADDRESS',
    'strong',
    `email, emailaddress, emails, mail, mailaddress, emailadresse, mailadresse, courriel, adresseemail, adressemail,
    adresseelectronique, correo, correoelectronico, direccioncorreo, epost, epostadress, post, correioeletronico, adresemail,
    postaelettronica, indirizzoemail, indirizzomail, pec, eml, emailid, emailadd`,
  ],
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
    `username, loginname, login, screenname, userhandle, benutzername, anmeldename, nutzername, nomutilisateur, identifiant, usuario,
    nombreusuario, nomeutente, twitter, twitterhandle, instagram, skype, usr, usrname, usrid, userlogin, loginid, logonid, netid,
    samaccountname, userprincipalname, ghuser, slackhandle`,
  ],
  ['COOKIE_ID', 'strong', 'cookieid, sessionid, advertisingid, idfa, gaid'],
  [
    'PASSWORD',
    'strong',
    'pin, securityanswer, secretanswer, password, passwd, pwd, passphrase, passwort, kennwort, motpasse, mdp, contrasena',
  ],
  ['API_KEY', 'strong', 'apikey, accesstoken, secretkey, apitoken, authtoken'],
];

import type { HeaderEntry } from './entry.js';

/** Titles of columns with addresses, places and organisations. */
export const PLACE_TITLES: readonly HeaderEntry[] = [
  [
    'STREET_ADDRESS',
    'strong',
    `address, addressline, streetaddress, street, streetname, morada, endereco, straat, straatnaam, adres, huisnr, huisnummer, ulica,
    gatuadress, adress, gateadresse, vejnavn, gadenavn, strassenr, homeaddress, mailingaddress, postaladdress, billingaddress,
    shippingaddress, residence, addr, adresse, anschrift, strasse, str, strassehausnummer, hausnummer, wohnanschrift, wohnadresse,
    adressepostale, rue, direccion, domicilio, calle, indirizzo, residenza, indirizzoresidenza, addrln, addressln, streetline,
    strtaddr, strtaddress, delivaddress, dlvryaddress`,
  ],
  [
    'CITY',
    'strong',
    `city, cityname, town, townname, localidade, cidade, concelho, freguesia, bairro, woonplaats, geboorteplaats, miasto, miejscowosc,
    miejsceurodzenia, postort, poststed, postby, comunenasc, comunenascita, lieunaiss, officelocation, birthplace, placebirth,
    citybirth, county, wohnort, geburtsort, ville, commune, lieunaissance, villenaissance, ciudad, localidad, municipio, poblacion,
    lugarnacimiento, citta, comune, localita, luogonascita, cty, ctyname, towncity, citytown`,
  ],
  ['CITY', 'beside', 'ort, stadt, village, district, suburb'],
  [
    'POSTAL_CODE',
    'strong',
    `zip, zipcode, zip4, postalcode, postcode, plz, codpostal, codpost, cep, kodpocztowy, postnr, postnummer, postleitzahl,
    codepostal, codigopostal, codicepostale, eircode, pincode, pstlcode, postlcode`,
  ],
  ['POSTAL_CODE', 'beside', 'cp, cap'],
  [
    'COORDINATES',
    'strong',
    `latitude, longitude, lat, lon, lng, latlon, latlng, latlong, coordinates, gps, breitengrad, langengrad, latitud, longitud,
    latitudine, longitudine`,
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
    `company, companyname, insurancecompany, insuranceco, insco, payer, payor, payername, payorname, insurer, insurername,
    insurancecarrier, insuranceprovider, insurancename, healthinsurer, versicherer, krankenkasse, krankenversicherung, assureur,
    mutuelle, aseguradora, assicuratore, compagniaassicurativa, seguradora, verzekeraar, zorgverzekeraar, employer, employername,
    organization, organisation, organizationname, firma, firmenname, arbeitgeber, unternehmen, entreprise, societe, employeur,
    raisonsociale, empresa, empleador, razonsocial, azienda, datorelavoro, ragionesociale`,
  ],
  [
    'ORGANIZATION',
    'beside',
    `insurance, healthplan, medicalplan, healthinsurance, primaryinsurance, secondaryinsurance, insuranceplan, vendor, vendorname,
    supplier, suppliername, remittance, remitto, bank, bankname`,
  ],
];

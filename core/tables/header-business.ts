import type { HeaderEntry } from './header-dictionary.js';

/**
 * Titles of the tables that banks, insurers, schools, shippers and help desks write, and the short forms of their columns, as
 * {@link titleWords} writes them.
 */
export const BUSINESS_TITLES: readonly HeaderEntry[] = [
  [
    'PERSON',
    'strong',
    `lname, lnm, fstname, frstname, lstname, midname, midinitial, midinit, prefname, preferred, knownas, nok, coborrower, coapplicant, cosigner, firstnames,
    lastnames, surnames, forenames, givennames, maidennm, policyholder, accountmanager, linemanager, caseworker, socialworker, loanofficer`,
  ],
  [
    'PERSON',
    'beside',
    `fname, fnm, mname, reporter, assignee, assignedto, watcher, watchers, reviewer, reviewers, approver, approvers, requester, requestor, requestedby, createdby,
    modifiedby, updatedby, enteredby, preparedby, signedby, approvedby, reviewedby, reportedby, submittedby, completedby, handledby, soldby, processedby, checkedby,
    salesrep, salesperson, rep, csr, adjuster, examiner, underwriter, realtor, seller, buyer, landlord, lessee, lessor, claimant, insured, signatory, trustee,
    executor, plaintiff, defendant, judge, attorney, atty, solicitor, lawyer, counselor, counsellor, advisor, adviser, coach, instructor, tutor, payee, remitter, drawer,
    originator, borrower, nominee, referee, mentor, interviewer, recruiter, candidate, investigator, technician, dispatcher, volunteer, donor, reportsto,
    alias, aka, consignee, consignor, shipper, attn, attention, deliverto, servedby, homeroomteacher, invigilator, chaperone, payer, drivername`,
  ],
  [
    'PHONE_NUMBER',
    'strong',
    'telnumber, telno, phn, phonenum, phonenbr, contactno, contactnumber, whatsappno, whatsappnumber, mobno',
  ],
  ['EMAIL_ADDRESS', 'strong', 'eml, emailid, emailadd'],
  ['DATE_OF_BIRTH', 'strong', 'bthdate, brthdate, brthdt, birthdt, doby'],
  ['US_SSN', 'strong', 'last4ssn, lastfourssn, ssnlastfour, ssnlast4, socsec'],
  [
    'NATIONAL_ID',
    'strong',
    'nric, nricno, nricnumber, nin, ninnumber, bvn, ppsn, ppsnumber, ppsno, tfn, aadhaarno, aadhaarnumber, saidnumber, voterid, hkid, socialinsuranceno, medicarecardno',
  ],
  ['TAX_ID', 'strong', 'panno, pannumber, pancard, abn, gstin, krapin, utr, utrno'],
  [
    'STREET_ADDRESS',
    'strong',
    'addrln, addressln, addressline, streetline, strtaddr, strtaddress, delivaddress, dlvryaddress',
  ],
  ['CITY', 'strong', 'cty, ctyname, towncity, citytown'],
  ['POSTAL_CODE', 'strong', 'eircode, pincode, pstlcode, postlcode'],
  ['SORT_CODE', 'strong', 'bsb, bsbnumber, bsbno, ifsc, ifsccode, branchcode'],
  ['ABA_ROUTING', 'strong', 'bankrouting, rtngnumber, abartn, routingtransit'],
  ['BANK_ACCOUNT', 'strong', 'loannumber, loanno, loanid, lnnumber, lnno, bankacct, accountnum, accountnbr'],
  [
    'CASE_NUMBER',
    'strong',
    'clmnumber, clmno, clmid, claimnum, matternumber, matterno, docket, filenumber, fileno, incidentno, incidentnumber',
  ],
  ['HEALTH_PLAN_ID', 'strong', 'sbscrid, sbscrno, sbscrnumber, plcynumber, plcyno, certificateno, certno'],
  ['MEDICAL_RECORD_NUMBER', 'strong', 'medrecno, medrecnumber, hospno, hospnumber, hospitalno'],
  ['EMPLOYEE_ID', 'strong', 'payrollno, payrollnumber, payrollid, clocknumber, clockno, servicenumber'],
  [
    'STUDENT_ID',
    'strong',
    'stuid, stuno, pupilid, pupilno, admissionno, rollno, rollnumber, matricno, candidateno, upn',
  ],
  [
    'USERNAME',
    'strong',
    'usr, usrname, usrid, userlogin, loginid, logonid, netid, samaccountname, userprincipalname, ghuser, slackhandle',
  ],
  ['DRIVER_LICENSE', 'strong', 'dln, driverlic, drvlic, drivinglicno'],
  ['LICENSE_PLATE', 'strong', 'carreg, vehiclereg, registrationplate, vrm, regplate'],
  [
    'ORGANIZATION',
    'beside',
    `insurance, healthplan, medicalplan, healthinsurance, primaryinsurance, secondaryinsurance, insuranceplan, vendor, vendorname, supplier, suppliername,
    remittance, remitto, bank, bankname`,
  ],
];

/** Whose name a name is, beside those that clinics and shops know: before `name`, these make it a person's. */
export const BUSINESS_PERSONS = `consignee consignor shipper reporter approver reviewer requester requestor claimant insured policyholder landlord lessee lessor trustee executor plaintiff adjuster
  underwriter broker advisor adviser counselor counsellor instructor tutor coach pupil counsel interviewer candidate sponsor nominee referee partner
  coborrower coapplicant cosigner signatory remitter originator approver pref legal dependent dependant`;

/** Titles of things that are often called like people and places, and say a role or a choice. */
export const BUSINESS_THINGS = `jobttl, ttl, wrkloc, plantype, plantier, coverage, coveragetier, actype, accttype, svclvl, region, territory, salesregion`;

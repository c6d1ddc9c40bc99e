import type { Random } from '../core/index.js';
import { makeRandom } from '../kit/index.js';

/** Length of a page, a request or a cell of notes, in code units. */
const PAGE = 500;

const FIRST =
  'Marta Jonah Adaeze Priyanka Lars Noor Tobias Yusuf Camille Henrik Ines Kwame Agnieszka Rafael Sunniva Imogen Dmitri Leticia Oskar Thandi'.split(
    ' ',
  );
const LAST =
  'Okafor Lindqvist Baptiste Rahman Kowalczyk Teixeira Nakamura Fitzgerald Haugen Delgado Petrov Achebe Vandenberg Moreau Sandhu Whitaker'.split(
    ' ',
  );
const TOWN = 'Millbrook Eastford Harlow Stonebridge Kingsley Ashbourne Fairview Redwater Lakemont Wexcombe'.split(' ');
const STREET =
  'Alder Way,Quarry Road,St Anne Street,Mill Lane,Larkspur Court,9th Avenue,Harbour View,Foundry Drive'.split(',');
const FIRM =
  'Northgate Logistics Ltd,Brightwell & Sons,Cedar Point Credit Union,Harmon Dental Group,Orion Freight GmbH'.split(
    ',',
  );
const DRUG = 'metformin,lisinopril,amlodipine,sertraline,apixaban,levothyroxine,tamsulosin,gabapentin'.split(',');
const COMPLAINT =
  'shortness of breath,left knee pain,chest tightness on exertion,recurrent headaches,low mood,swelling of both ankles,a persistent dry cough'.split(
    ',',
  );
const SUBJECT = 'invoice,renewal,site visit,claim,lease,delivery,audit,contract,payroll,warranty'.split(',');

const digits = (r: Random, n: number): string => Array.from({ length: n }, () => r.int(10)).join('');
const name = (r: Random): string => `${r.pick(FIRST)} ${r.pick(LAST)}`;
const day = (r: Random): string => `${1 + r.int(12)}/${1 + r.int(28)}/${1940 + r.int(85)}`;
const phone = (r: Random): string => `(${200 + r.int(700)}) ${200 + r.int(700)}-${digits(r, 4)}`;
const street = (r: Random): string => `${1 + r.int(900)} ${r.pick(STREET)}`;
const mail = (r: Random): string => `${r.pick(FIRST)}.${r.pick(LAST)}${r.int(90)}@example.com`.toLowerCase();

type Line = (r: Random) => string;

const FORM: readonly Line[] = [
  (r) => `Applicant: ${name(r)}   DOB: ${day(r)}`,
  (r) => `Home address: ${street(r)}, ${r.pick(TOWN)} ${digits(r, 5)}`,
  (r) => `Daytime phone: ${phone(r)}  E-mail: ${mail(r)}`,
  (r) => `Policy no. ${r.pick(['HX', 'KP', 'TR'])}-${digits(r, 7)}   Member ID ${digits(r, 9)}`,
  (r) => `Employer: ${r.pick(FIRM)} (since ${2001 + r.int(23)})`,
  (r) => `Emergency contact: ${name(r)}, ${r.pick(['spouse', 'mother', 'son', 'neighbour'])}, ${phone(r)}`,
  (r) => `Account ${digits(r, 10)}   Amount due $${1 + r.int(9000)}.${digits(r, 2)}   Branch ${r.pick(TOWN)}`,
  (r) => `Signature: ____${name(r)}____   Date: ${day(r)}`,
];
const NOTE: readonly Line[] = [
  (r) => `${20 + r.int(70)}yo ${r.pick(['M', 'F'])} seen ${day(r)} for ${r.pick(COMPLAINT)}, MRN ${digits(r, 8)}.`,
  (r) =>
    `PMH HTN, T2DM, s/p ${r.pick(['CABG', 'TKR', 'appendectomy'])} ${2003 + r.int(20)}. Takes ${r.pick(DRUG)} ${5 * (1 + r.int(20))} mg daily.`,
  (r) =>
    `BP ${100 + r.int(60)}/${60 + r.int(30)}, HR ${55 + r.int(50)}, SpO2 ${90 + r.int(10)} %, wt ${50 + r.int(60)} kg.`,
  (r) => `Discussed with Dr. ${r.pick(LAST)} and daughter ${r.pick(FIRST)}, who will call ${phone(r)}.`,
  (r) => `Plan: increase ${r.pick(DRUG)}, labs in ${1 + r.int(8)} weeks, refer to ${r.pick(TOWN)} Cardiology.`,
  (r) =>
    `No fever or chills. Lives alone on ${r.pick(STREET)}, retired ${r.pick(['teacher', 'welder', 'bus driver'])}.`,
];
const LETTER: readonly Line[] = [
  (r) => `From: ${name(r)} <${mail(r)}>\nSubject: Re: ${r.pick(SUBJECT)} ${digits(r, 5)}`,
  (r) =>
    `Hi ${r.pick(FIRST)}, can you send me the ${r.pick(SUBJECT)} for ${r.pick(FIRM)} before ${r.pick(['Monday', 'Thursday'])}?`,
  (r) =>
    `I spoke to ${name(r)} at ${r.pick(FIRM)} yesterday; they want the ${r.pick(SUBJECT)} moved to ${r.pick(TOWN)}.`,
  (r) => `We will pay by transfer, reference ${r.pick(['RF', 'CN'])}${digits(r, 6)}, as agreed on ${day(r)}.`,
  (r) => `My new number is ${phone(r)}, the old one goes to ${r.pick(FIRST)} from accounts.`,
  (r) => `Thanks,\n${name(r)}\n${r.pick(['Office manager', 'Claims adjuster', 'Site lead'])}, ${r.pick(FIRM)}`,
];

/**
 * Pages of 500 characters on which nearly every line names somebody or something of somebody: forms, notes of a clinic and mails, in equal
 * parts. No two have the same line. The same for everybody.
 */
export function densePages(kilobytes: number): string[] {
  const random = makeRandom('dense');
  const count = Math.ceil((kilobytes * 1000) / PAGE);
  return Array.from({ length: count }, (_, i) => {
    const lines = [FORM, NOTE, LETTER][i % 3] ?? FORM;
    let page = '';
    while (page.length < PAGE) page += `${random.pick(lines)(random)}\n`;
    return page.slice(0, PAGE);
  });
}

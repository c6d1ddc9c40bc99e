import type { Match } from '../../../core/index.js';
import { coded, codes } from './coded.js';
import { matchOf } from './pieces.js';

/** DICOM tags that hold data on a person, institution, device or date (PS3.15, annex E). */
const TAGS = codes({
  PERSON:
    '0008,0090 0008,0096 0008,1048 0008,1050 0008,1060 0008,1070 0010,0010 0010,1001 0010,1005 0010,1060 0010,2297 0032,1032 0040,0006 0040,2008 0040,a075 0040,a123 4008,010c 4008,0114',
  MEDICAL_RECORD_NUMBER: '0010,0020 0010,1000 0038,0010',
  ID_NUMBER:
    '0008,0050 0020,0010 0010,0050 0032,1064 0040,0253 0040,1001 0040,2016 0040,2017 0040,1012 0002,0003 0008,0018 0008,1155 0020,000d 0020,000e 0020,0052',
  DATE_OF_BIRTH: '0010,0030',
  DATE: '0008,0012 0008,0020 0008,0021 0008,0022 0008,0023 0008,002a 0038,0020 0040,0002 0040,0244 0010,21d0',
  STREET_ADDRESS: '0010,1040 0008,0081 0008,0092',
  PHONE_NUMBER: '0010,2154 0008,0094 0040,2010',
  FACILITY: '0008,0080 0008,1040 0038,0300 0038,0400',
  ORGANIZATION: '0010,1080',
  DEVICE_ID: '0018,1000 0018,1002 0018,1008 0050,0020',
});

/** `(0010,0010) PN [Roth^Ida]  # 8, 1 PatientName`, as dcmdump prints it. */
const PRINTED = /\((?<code>[0-9a-f]{4},[0-9a-f]{4})\) {1,4}[A-Z]{2} {1,4}\[(?<value>[^\]\r\n]{1,120})/g;
/** `(0010, 0010) Patient's Name   PN: 'Roth^Ida'`, as pydicom does. */
const LISTED = /\(([0-9a-f]{4}), ([0-9a-f]{4})\) [^:\r\n]{1,60} [A-Z]{2}: {1,4}'([^'\r\n]{1,120})/g;

/** `"00100020":{"vr":"LO","Value":["K7781"]}` of DICOMweb (PS3.18, annex F). Names are nested one object deeper. */
const JSON_MODEL =
  /"([0-9A-Fa-f]{4})([0-9A-Fa-f]{4})"\s?:\s?\{\s{0,20}"vr"\s?:\s?"[A-Z]{2}",\s{0,20}"Value"\s?:\s?\[\s{0,20}(?:\{\s{0,20}"Alphabetic"\s?:\s?)?"([^"\r\n]{1,120})/g;

/** Values in printed DICOM headers. */
export function* dicom(view: string): Generator<Match> {
  yield* coded(view, PRINTED, TAGS);
  for (const { index, 0: all, 1: group = '', 2: element = '', 3: value = '' } of [
    ...view.matchAll(LISTED),
    ...(view.includes('"vr"') ? view.matchAll(JSON_MODEL) : []),
  ]) {
    const type = TAGS.get(`${group},${element}`.toLowerCase());
    if (type !== undefined) yield* matchOf({ text: value, start: index + all.length - value.length }, type);
  }
}

const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = '12345678123457923456789';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Check digit of a vehicle identification number, its ninth sign. Source: 49 CFR 565.15(c). Obligatory in North America only. */
export function vin(value: string): boolean {
  const signs = value.toUpperCase();
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    const sign = signs.charAt(i);
    const letter = VIN_SIGNS.indexOf(sign);
    sum += Number(letter < 0 ? sign : VIN_VALUES.charAt(letter)) * (VIN_WEIGHTS[i] ?? 0);
  }
  return signs.charAt(8) === '0123456789X'.charAt(sum % 11);
}

/** Weighted sum of the digits from the right, each product reduced by `fold`; true if it is a multiple of ten. */
function fromRight(value: string, weight: (place: number) => number, fold: (product: number) => number): boolean {
  const digits = value.replace(/\D/g, '');
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += fold((digits.charCodeAt(digits.length - 1 - i) - 48) * weight(i));
  return digits.length > 0 && sum % 10 === 0;
}

/** ISO/IEC 7812-1 annex B: the Luhn check over all digits; IMEI and ICCID use it. */
export const luhn = (value: string): boolean =>
  fromRight(
    value,
    (place) => (place % 2 === 0 ? 1 : 2),
    (product) => (product > 9 ? product - 9 : product),
  );

/** Check digit of a GTIN of any length: weights 3 and 1. Source: GS1 General Specifications, 7.9. */
export const gtin = (value: string): boolean =>
  fromRight(
    value,
    (place) => (place % 2 === 0 ? 1 : 3),
    (product) => product,
  );

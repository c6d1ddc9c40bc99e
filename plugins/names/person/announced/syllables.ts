import type { PatternRecognizer } from '../../../../core/index.js';

/** Surnames of southern China, Singapore, Malaysia, Taiwan and Korea that are no English words. */
const SURNAMES =
  `Ang Bae Chan Chang Chen Cheng Cheong Cheung Chew Chia Chiang Chien Chin Chiu Choi Chong Choo Chow Chua Fok Fong Foo Fung Gan Goh Heng Ho Hsiao
  Hsieh Hsu Huang Hui Hwang Jiang Jung Kang Khoo Kim Koh Kuok Kwan Kwek Kwok Lai Lam Lau Lee Leong Leung Li Liew Lim Lin Liu Loh Loke Lui Lum Mok Ng
  Ngo Ong Ooi Pang Phua Poon Quek Seah Seo Sia Siow Soh Szeto Tan Tang Tay Teh Teng Teo Teoh Tiong Toh Tong Tsai Tsang Tse Tsui Wang Wee Wong Wu Xu
  Yap Yau Yee Yeo Yip Yong Yoon Yu Yuen Zhang Zhao Zhou Zhu`.split(/\s+/u);

/** Initials of Mandarin, Cantonese, Hokkien and Korean with what vowels follow. */
const syllable = (consonant: string, vowel: string): string =>
  `(?:${consonant}[hswyzg]?[hw]?[aeiouy]{1,3}|${vowel}[aeiou]{0,2}|Tsz)(?:ng|[nmkpthw])?`;
const SYLLABLE = syllable('[BCDFGHJ-NP-TV-Z]', '[AEIOU]');
const SECOND = `(?: ${SYLLABLE}|-${syllable('[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]', '[AEIOUaeiou]')})`;

/** English words that look like such syllables, in headings where every word is capitalised: `Kim Can Win`. */
const ENGLISH = new Set(
  `the a an and or not can ran her he she we you me my to in on at no so up it who how why new now yet let get got put cut out our too two then
  than when them way day do go be by if am are hit win won one top low high met set pay buy own run ten team bank park inn`.split(
    /\s+/u,
  ),
);

const words = (term: string): string[] => term.toLowerCase().split(/[ -]+/u);

/** `Ng Eng Hen`, `Cheung Ka-fai`: a surname and two names of one syllable, which look like words of English one by one. */
export const syllables: PatternRecognizer = {
  name: 'names/syllables',
  types: ['PERSON'],
  patterns: [
    {
      name: 'surname-and-syllables',
      type: 'PERSON',
      match: `(?:${SURNAMES.join('|')}) ${SYLLABLE}${SECOND}(?![\\p{L}\\p{N}_'])`,
      score: 0.76,
      validate: (term) => !words(term).some((word) => ENGLISH.has(word)),
      valid: 0.76,
    },
  ],
};

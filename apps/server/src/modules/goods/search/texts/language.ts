import { synonymsIn } from '../first-synonyms.ts';
import { everydayLines } from './everyday-synonyms.ts';
import { serviceLines } from './service-synonyms.ts';

/**
 * What shoppers say of buying, paying and sending, and what else is written for it: 'a = b; c' reads: texts that carry b, or c,
 * are also found by a. Of goods themselves the synonyms of the shop hold here as well.
 */
export const textSynonyms = [serviceLines, everydayLines].flatMap(synonymsIn);

/** Words of a question that do not say what it is about. */
const weak = new Set(
  `accept accepted accepts actually advice advise ago already always answer any anybody anyone anything apply asking awe aweh
  because best bit bring chat choose come coming dear done eish else even ever everybody everyone exist explain find first get
  getting give go goes going good goods got guys happen happened happens hello help hey hi hoezit howzit include included
  includes including issue item items just kind kindly know let like long longer lot make matter may maybe mean means might much
  must need new next normal normally offer often okay once one only please pls plz possible problem product products put question
  quick really reason regarding request require required right say see seem shall sharp shop should show since somebody someone
  something soon sort start still stuff such sure take takes tell thank thanks thing things think three time times today try
  trying two use used using usually want wanted way well wena whether wish wonder work working works would yebo yes yet yoh`
    .trim()
    .split(/\s+/),
);

export const isWeakInText = (word: string): boolean => weak.has(word);

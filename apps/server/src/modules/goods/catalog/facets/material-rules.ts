/** Plain materials by the words of suppliers. Earlier ones take their words away from later ones: PU leather is no leather. */
const vocabulary: readonly (readonly [code: string, words: RegExp])[] = [
  ['polyester', /(?:pp|pearl|down-like|down|milk|ice) (?:cotton|silk)|牛奶丝/g],
  [
    'faux-leather',
    /(?:pu|synthetic|microfib(?:re|er)|faux|artificial|imitation|vegan|pvc|eco) ?leather|\bpu\b(?! foam)|leatherette|人造革|超纤|仿皮|PU皮/gi,
  ],
  ['leather', /leather|goatskin|pigskin|cowhide|sheepskin|\bhide\b|真皮|牛皮|羊皮/gi],
  ['stainless-steel', /stainless(?: steel)?|\b(?:304|316|201|420|410|430)\b(?: steel)?|不锈钢/gi],
  ['steel', /steel|(?:cast|wrought|forged)[ -]iron|^iron\b|钢|铁/gi],
  ['aluminium', /alumini?um|铝/gi],
  ['copper-and-brass', /copper|brass|bronze|铜/gi],
  ['alloy', /zinc|alloy|合金/gi],
  ['metal', /\bmetal\b|金属/gi],
  ['bamboo', /bamboo|竹/gi],
  [
    'wood',
    /wood(?:en)?|\b(?:pine|beech|oak|teak|walnut|acacia|birch|mdf|plywood|basswood|rubberwood)\b|particle ?board|chipboard|木/gi,
  ],
  ['rattan', /rattan|wicker|seagrass|藤/gi],
  ['glass', /\bglass\b|玻璃/gi],
  ['ceramic', /ceramic|porcelain|stoneware|earthenware|bone china|clay|陶瓷|陶/gi],
  ['stone', /(?:marble|granite|slate|\bstone\b)(?![ -](?:look|effect|texture|print))|大理石/gi],
  ['silicone', /silicon(?:e)?\b|硅胶/gi],
  ['foam', /\b(?:eva|eps|epe)\b|foam|泡沫|海绵/gi],
  ['rubber', /rubber|latex|\btp[re]\b|neoprene|butyl|橡胶|乳胶/gi],
  [
    'plastic',
    /plastic|acrylic (?:sheet|glass|board)|polycarbonate|polyethylene|polypropylene|melamine|nylon pa|\b(?<!(?:tablet|gaming|desktop|mini|laptop) )(?:abs|pp|pe|pvc|pc|pet|ps|pmma|as|tpu|hdpe|ldpe|lldpe|peva|tritan|tr90|pom|vinyl|resin)\b|塑料|树脂/gi,
  ],
  ['denim', /denim|牛仔/gi],
  ['canvas', /canvas|帆布/gi],
  ['linen', /linen|\bflax\b|亚麻/gi],
  ['cotton', /cotton|棉/gi],
  ['wool', /wool|cashmere|mohair|merino|羊毛|羊绒/gi],
  ['silk', /\bsilk\b|真丝|桑蚕丝/gi],
  ['velvet', /velvet|velour|绒布|丝绒/gi],
  ['fleece', /fleece|flannel\w*|plush|sherpa|抓绒|毛绒/gi],
  ['microfibre', /microfib(?:re|er)|超细纤维/gi],
  ['polyester', /polyester|oxford (?:cloth|fabric)|\d+d oxford|chiffon|satin|pongee|涤纶|聚酯|牛津布|雪纺/gi],
  ['nylon', /nylon|polyamide|锦纶|尼龙/gi],
  ['viscose', /viscose|rayon|modal|tencel|lyocell|粘胶|人棉/gi],
  ['acrylic', /acrylic|腈纶|亚克力/gi],
  ['non-woven', /non-?woven|无纺布/gi],
  ['paper', /\bpaper\b|cardboard|kraft|纸/gi],
];

/** Attributes that say what the thing itself is made of; its lining, sole or handle say something else. */
const made =
  /^(?:(?:main|outer|upper|body|shell|seat|frame|base|case|product|surface) )?(?:material|fabric|metal|composition|fibre content)s?$|^(?:upper|shell|body|case|casing|wood|frame|yarn|tube|jug|barrel|tub|cover|outer|made of)$|^(?:材质|材料|面料|主面料成分|鞋面材质)$/i;

/** The plain materials of one supplier's text, such as '82% nylon, 18% elastane' or 'Steel and ABS'. */
export function plainMaterialsOf(text: string): string[] {
  let left = text.normalize('NFKC').toLowerCase();
  const found = new Set<string>();
  for (const [code, words] of vocabulary) {
    const rest = left.replace(words, ' , ');
    if (rest !== left) found.add(code);
    left = rest;
  }
  return [...found];
}

/** What a thing works on is not what it is made of, nor is what it is for or comes with. */
const workedOn = /\b[\w-]+ (?:cleaners?|glue|polish|paint|filler|stain|drill|saw|cutters?|punch|tape|shredders?)\b/gi;

/** The materials that a title names, for goods whose attributes name none. */
export function materialsInTitle(title: string): string[] {
  const [thing = ''] = title.split(/ (?:for|with) /i, 1);
  return plainMaterialsOf(thing.replace(workedOn, ' '));
}

export const isMadeOf = (attribute: string): boolean => made.test(attribute.trim());

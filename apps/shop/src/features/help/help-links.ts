/** The size guide has an address of its own in the product document. */
export function helpHref(type: string): string {
  return type === 'sizeguide' ? '/helpcenter/sizeguide' : `/helpcenter/index/${type}`;
}

/** 'Why do I pay twice?' is found at '#why-do-i-pay-twice'. */
export function questionId(question: string): string {
  return question
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function questionHref(type: string, question: string): string {
  return `${helpHref(type)}#${questionId(question)}`;
}

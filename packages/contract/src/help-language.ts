/** Articles under this heading are in Portuguese, for Mozambique; all others are in English. */
export const portugueseSection = 'Em português';
export const languageOf = (section: string): 'en' | 'pt' => (section === portugueseSection ? 'pt' : 'en');

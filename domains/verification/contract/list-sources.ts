/** Where lists come from. The person who imports a list is responsible for its licence; `sample` is delivered and fictitious. */
export const listSources = ['ofac_sdn', 'follow_the_money'] as const;
export type ListSource = (typeof listSources)[number] | 'sample';

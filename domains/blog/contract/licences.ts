/** What others may do with the texts of a post. */
export const licences = ['all_rights', 'cc_by', 'cc_by_sa', 'cc0'] as const;
export type Licence = (typeof licences)[number];

/** The names that these licences have in every language, and where each is read. */
export const openLicences = {
  cc_by: { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  cc_by_sa: { name: 'CC BY-SA 4.0', address: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  cc0: { name: 'CC0 1.0', address: 'https://creativecommons.org/publicdomain/zero/1.0/' },
} as const;

/** Undefined where all rights are reserved. */
export function openLicence(licence: Licence) {
  return licence === 'all_rights' ? undefined : openLicences[licence];
}

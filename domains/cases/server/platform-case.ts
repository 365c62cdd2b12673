/** Stands for the platform where a case has no applicant: no person has this id. */
export const PLATFORM_ID = '00000000-0000-0000-0000-000000000000';

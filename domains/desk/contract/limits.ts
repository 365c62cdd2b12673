/** So many papers may be sent with a request for a service. */
export const PAPERS_MAX = 5;

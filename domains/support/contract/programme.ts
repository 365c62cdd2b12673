/** The programme, which is also its fund: its account in the ledger has this id. */
export const SUPPORT_FUND = '01990000-0000-7000-8000-5a9901000001';
/** It pays US dollars. */
export const SUPPORT_ASSET = 'USD';

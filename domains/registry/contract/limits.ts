export const BUSINESS_NAME_MAX = 160;
/** From this similarity on, a name that exists is shown to a person who writes another. */
export const NEAR_FROM = 0.6;
export const NEAR_SHOWN_MAX = 5;
/** So many shares or parts a business may have. */
export const SHARES_MAX = 1_000_000_000;
/** Days until an officer looks at a registration, and until it is decided. */
export const PICK_UP_DAYS = 1;
export const DECISION_DAYS = 3;
/** A certificate says what it says for so many days. */
export const CERTIFICATE_DAYS = 365;
/** So many votes a share of a second class may have. */
export const VOTES_MAX = 1000;
/** So many businesses that own another, directly or not, are read to find its owners. */
export const NETWORK_MAX = 60;
/** Days that a holder has to consent to a change that takes shares of theirs. */
export const CONSENT_DAYS = 14;
/** So many signed papers a change may bring. */
export const CHANGE_PAPERS_MAX = 3;
export const CONSENT_REASON_MAX = 1000;
/** Days that a person has to confirm that they are a director; then the register may enter them without. */
export const DIRECTORSHIP_DAYS = 14;
/** Of a username, or of an e-mail address. */
export const DIRECTOR_USER_MAX = 254;
/** So many mails ask one address within a day, by everyone together. */
export const DIRECTOR_MAILS_MAX = 3;
/** So many accounts a registration may ask in all: nobody is to be pestered. */
export const DIRECTORS_ASKED_MAX = 10;
/** So many days another owner has to agree to a dissolution; then so many days everyone is told of it before the business ends. */
export const AGREE_DAYS = 30;
export const NOTICE_DAYS = 14;
/** So many days more where something stands in the way then. */
export const NOTICE_MORE_DAYS = 7;
/** So many messages to businesses one address may send in a day. */
export const ENQUIRIES_OF_ADDRESS_MAX = 5;
/** So many messages one business gets in a day: nobody floods a team. */
export const ENQUIRIES_TO_BUSINESS_MAX = 50;
/** Of an answer to a visitor, and how many of them one message gets. */
export const ANSWER_MAX_LENGTH = 4000;
export const ANSWERS_MAX = 5;
/** Messages to businesses are deleted after so many days. */
export const ENQUIRY_DAYS = 180;
/** So many of a team get a message by mail. */
export const ENQUIRY_READERS_MAX = 10;

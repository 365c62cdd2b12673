export { AmountEntry } from './amount-entry.tsx';
export { AmountsToggle } from './amounts-toggle.tsx';
export { assetCodeOr, currencyName, scaleOf } from './currencies.ts';
export { CurrencyEnd } from './currency-end.tsx';
export { StopBanner, useStopReason, useStopReasonUnasked } from './frozen/frozen-banner.tsx';
export { PendingRow } from './history/pending-row.tsx';
export { ListedPage } from './listed-page.tsx';
export { PlayMoneyForm } from './play-money-form.tsx';
export { accountIn, keepTransfer, rereadWallet, useWallet, type WalletReading } from './queries.ts';
export { acrossWords } from './quote/across-words.ts';
export { Countdown, useSecondsLeft } from './quote/countdown.tsx';
export { askQuote, runsOutAt, useLiveQuote, type QuoteAsked } from './quote/live-quote.ts';
export { QuoteFacts, useCostFacts, type ConvertTermsShown } from './quote/quote-facts.tsx';
export { QuoteTrouble } from './quote/quote-trouble.tsx';
export { useQuoteText } from './quote/texts.ts';
export { QrPicture } from './scan/qr-picture.tsx';
export { useReadAmount } from './read-amount.ts';
export { useLeavingWords } from './security/use-leaving-words.ts';
export { walletIssue, type IssueFacts } from './send/issue-text.ts';
export { NoteField } from './send/note-field.tsx';
export { useBalanceAfter, usePaymentAnswers } from './send/payment-answers.tsx';
export { PaymentHelp } from './send/payment-help.tsx';
export { paymentWords } from './send/payment-words.ts';
export { RecipientField } from './send/recipient-field.tsx';
export { readPart } from './part-of-amount.ts';
export {
  amountIssue,
  amountIssues,
  decimalOf,
  signsIn,
  toMinor,
  type DecimalMark,
  type SendFacts,
} from './send/send-rules.ts';
export { ShareLink, useCopy } from './share-link.tsx';
export { useWalletText, type WalletText } from './texts.ts';

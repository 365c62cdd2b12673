export {
  convertCall,
  quote as quoteShape,
  quoteCall,
  readConversionCall,
  readQuoteCall,
  type Conversion,
  type FixedSide,
  type Quote,
} from './convert.ts';
export { convertSource, convertTarget } from './convert-rules.ts';
export { acrossRefusals, sendAcrossCall } from './send-across.ts';
export { CONVERT_FEE_BPS, QUOTE_S } from './limits.ts';

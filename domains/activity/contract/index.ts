export {
  deleteActivityCall,
  exportActivityCall,
  readActivityCall,
  readConsentCall,
  recordActivityCall,
  saveConsentCall,
} from './endpoints.ts';
export { LOG_KEEP_S, SECURITY_KEEP_S } from './limits.ts';

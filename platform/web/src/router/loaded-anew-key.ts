/** Which missing script the page was loaded anew for. */
export const LOADED_ANEW_KEY = 'egcr.loaded-anew';

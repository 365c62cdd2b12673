/** Where this browser keeps how a person has arranged their dashboard, so that it is there at once and without a line. */
export const DASHBOARD_KEY = 'dashboard';

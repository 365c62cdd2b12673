export const loadNotices = () => import('./notices.ts');

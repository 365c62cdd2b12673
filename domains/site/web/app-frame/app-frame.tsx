import { Outlet } from '@tanstack/react-router';

import { DataProvider } from '../frame/data-provider.tsx';

export function AppFrame() {
  return (
    <DataProvider>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </DataProvider>
  );
}

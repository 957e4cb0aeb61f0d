import { startBrowserErrorReports } from '@/lib/start/browser-error-reports';

startBrowserErrorReports();

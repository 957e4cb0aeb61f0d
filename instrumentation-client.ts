import { keepClicks } from '@/lib/analytics/early-clicks';
import { startBrowserErrorReports } from '@/lib/start/browser-error-reports';

keepClicks();
startBrowserErrorReports();

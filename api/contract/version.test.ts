import { version as ofPackage } from '../../package.json';
import { version } from './version.ts';

test('the version that is told is that of the package', () => expect(version).toBe(ofPackage));

/** @jest-environment node */
import { newcomerScript } from '../lib/basket/newcomer-script';
import { webViewScript } from '../lib/routes/web-view-script';
import { isOwnScript, readReactFunctions } from './own-scripts';

const bootstrap = (files: readonly string[]) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${JSON.stringify(files)},"runtimeModuleIds":[1]});`;
const complete = readReactFunctions().find((text) => text.includes('$RC=')) ?? '';

describe('isOwnScript', () => {
  it('finds the functions of React in its source', () => {
    expect(complete).toMatch(/^\$RB=\[\];[\s\S]+\};$/);
  });

  it.each([
    'self.__next_f.push([1,"0:\\"$Sreact.fragment\\"\\n"])',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    webViewScript,
    newcomerScript,
    '$RC("B:0","S:0")',
    `${complete}$RC("B:0","S:0")`,
    '$RR("B:1","S:1",[["/_next/static/a.css"]])',
    bootstrap(['static/chunks/3idp66__p7po9.js']),
  ])('knows %s', (script) => {
    expect(isOwnScript(script)).toBe(true);
  });

  it.each([
    'alert(1)',
    '',
    'self.__next_f.push([1,""]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)//)',
    '$RC("B:0","S:0");alert(1)',
    '$RC("B:0",alert(1))',
    '$RC=alert;$RC("1")',
    `${complete}alert(1)`,
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
    `${webViewScript};alert(1)`,
    bootstrap(['static/chunks/a.js', '../../media/upload.js']),
    bootstrap(['https://other.test/a.js']),
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1));',
  ])('refuses %s', (script) => {
    expect(isOwnScript(script)).toBe(false);
  });
});

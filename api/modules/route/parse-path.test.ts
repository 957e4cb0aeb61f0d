import { parsePath } from './parse-path.ts';

describe('parsePath', () => {
  it.each([
    ['/sofa-oslo-p-V100101', { type: 'product', vsin: 'V100101' }],
    ['sofa-oslo-p-v100101/', { type: 'product', vsin: 'V100101' }],
    ['/Banken-C-C11?colour=sand#x', { type: 'category', vsin: 'C11' }],
    ['/linden-collectie-cl-CL1', { type: 'collection', vsin: 'CL1' }],
    ['/met-de-hand-gemaakt-t-T7', { type: 'tag', vsin: 'T7' }],
    ['/bank-met-p-in-naam-p-V1', { type: 'product', vsin: 'V1' }],
    ['/zachte%2Dboucl%C3%A9-cl-CL7', { type: 'collection', vsin: 'CL7' }],
    ['/', { type: 'template', alias: 'index' }],
    ['', { type: 'template', alias: 'index' }],
    ['/retourbeleid', { type: 'template', alias: 'retourbeleid' }],
    ['/policy/retourbeleid', { type: 'template', alias: 'retourbeleid' }],
    ['/p-V100101', { type: 'template', alias: 'p-V100101' }],
  ])('reads %s', (url, form) => {
    expect(parsePath(url)).toEqual(form);
  });

  it.each([
    ['a category under the product pattern', '/banken-p-C11'],
    ['a product under the category pattern', '/oslo-c-V100101'],
    ['a collection under the category pattern', '/linden-c-CL1'],
    ['number zero', '/oslo-p-V0'],
    ['broken encoding', '/%E0%A4%A'],
    ['deeper paths', '/a/b'],
    ['an encoded slash', '/a%2Fb'],
  ])('refuses %s', (_name, url) => {
    expect(parsePath(url)).toBeNull();
  });
});

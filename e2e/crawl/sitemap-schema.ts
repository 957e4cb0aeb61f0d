import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryPages, validateXML, type XMLFileInfo } from 'xmllint-wasm';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const ownFile = (fileName: string) => ({ fileName, contents: read(`schemas/${fileName}`) });
/** The protocol's own, of the package `sitemap`, which lets nobody import it. */
const protocol = read('../../node_modules/sitemap/schema/sitemap.xsd');

const schemas = {
  index: { schema: ownFile('siteindex.xsd'), preload: [] },
  sitemap: {
    schema: ownFile('sitemap.xsd'),
    preload: [{ fileName: 'protocol.xsd', contents: protocol }, ownFile('image.xsd'), ownFile('link.xsd')],
  },
};

/** What is wrong with files of one kind by the schemas of the sitemap protocol: `name: what`. */
export async function schemaFlaws(
  kind: keyof typeof schemas,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  const xml: XMLFileInfo[] = [...files].map(([name, contents]) => ({ fileName: `${name}.xml`, contents }));
  const { errors } = await validateXML({
    ...schemas[kind],
    xml,
    initialMemoryPages: 64 * memoryPages.MiB,
    maxMemoryPages: 512 * memoryPages.MiB,
  });
  return errors.map(({ loc, message }) => `${loc?.fileName ?? kind}: ${message}`);
}

import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { findInPage, type OtherBrowser, type Sought, until } from './browser';
import { startDriver } from './webkit-driver';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKit, Safari's engine, in the small browser that comes with WebKitGTK and its own driver. */
export async function openWebKit(driverPath: string): Promise<OtherBrowser> {
  const service = await startDriver(driverPath);
  const driver = await new Builder()
    .usingServer(service.address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation'],
        },
      }),
    )
    .build();
  const find = ({ what, name, whole = false }: Sought, isToPress: boolean) =>
    driver.executeScript<WebElement | null>(
      `return (${findInPage.toString()})(...arguments)`,
      what,
      name,
      whole,
      isToPress,
    );
  return {
    version: async () => `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (url) => driver.get(url),
    press: async (sought) => (await until(() => find(sought, true), sought)).click(),
    type: async (sought, text) => (await until(() => find(sought, true), sought)).sendKeys(text),
    sees: async (sought) => Boolean(await until(() => find(sought, false), sought)),
    url: () => driver.getCurrentUrl(),
    read: (expression) => driver.executeScript(`return ${expression}`),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      await service.stop();
    },
  };
}

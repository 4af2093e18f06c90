/** @jest-environment browser */
import { aFragmentRequest } from './fragment-request';
import { memoryNavigation, memoryStorage, remoteMountProps } from './mount-props';

const request = aFragmentRequest({
  pathname: '/currencies',
  search: '?q=b',
  basename: '/de',
  language: 'de',
  messages: { title: 'Währungen' },
});

describe('the props of a remote under test', () => {
  it('have the path, language and texts of the request', () => {
    const { navigation, i18n } = remoteMountProps('listing', request);
    expect(navigation.location()).toEqual({ pathname: '/currencies', search: '?q=b', hash: '' });
    expect(navigation.href('/exchange')).toBe('/de/exchange');
    expect(i18n.t('listing:title')).toBe('Währungen');
  });

  it('have an element on the page and the overrides of the test', () => {
    const holdReload = jest.fn();
    const props = remoteMountProps('listing', request, { holdReload });
    expect(document.body.contains(props.domElement)).toBe(true);
    props.holdReload?.(true);
    expect(holdReload).toHaveBeenCalledWith(true);
  });
});

describe('memoryNavigation', () => {
  it('notifies its subscribers of each navigation until they unsubscribe', () => {
    const navigation = memoryNavigation('/a');
    const heard: string[] = [];
    const stop = navigation.listen(({ pathname }) => heard.push(pathname));
    navigation.push('/b?x=1');
    navigation.replace('/c');
    stop();
    navigation.push('/d');
    expect(heard).toEqual(['/b', '/c']);
    expect(navigation.location().pathname).toBe('/d');
  });
});

describe('memoryStorage', () => {
  it('keeps a value until it is removed', () => {
    const storage = memoryStorage({ known: '1' });
    expect([storage.read('known'), storage.read('new'), storage.write('new', '2')]).toEqual([
      '1',
      null,
      true,
    ]);
    storage.remove('known');
    expect([storage.read('known'), storage.read('new')]).toEqual([null, '2']);
  });
});

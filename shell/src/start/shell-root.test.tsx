/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Profiler } from 'react';

import { memoryNavigation } from '@coinlane/shared-ui/testing';

import english from '../../locales/en.json';
import { aShell } from '../testing';
import { ShellRoot } from './shell-root';

const open = async () => {
  const i18nInstance = createInstance();
  await i18nInstance.init({ lng: 'en', resources: { en: { shell: english } } });
  const navigation = memoryNavigation('/nowhere?amount=1');
  const drawn = jest.fn();
  render(
    <Profiler id="shell" onRender={drawn}>
      <ShellRoot navigation={navigation} shell={aShell()} i18nInstance={i18nInstance} />
    </Profiler>,
  );
  drawn.mockClear();
  return { navigation, drawn };
};

describe('the shell’s tree in the browser', () => {
  it('does not re-render when only the query changes', async () => {
    const { navigation, drawn } = await open();
    act(() => navigation.replace('/nowhere?amount=12'));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('re-renders for another page', async () => {
    const { navigation, drawn } = await open();
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    act(() => navigation.push('/nowhere/else'));
    expect(drawn).toHaveBeenCalled();
  });
});

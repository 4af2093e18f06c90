/**
 * Libraries that the shell shares with every remote (ADR 0007). The shared scope contains only modules of the
 * host's graph, so each library is imported here, even if the shell does not use it.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'effector';
import 'effector-react';
import 'io-ts';
import '@coinlane/shared-ui/navigation';
import '@coinlane/shared-ui/i18n';

import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

type Props = {
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
};

/** Catches errors of the remote and reports them to the shell, which shows the fallback of the slot. */
export class RemoteBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { createQrReader, openQrWorker, QrScanner } from '../ui/qr-scanner';
import type { QrScannerWords } from '../ui/qr-scanner';
import { useWords } from '../../page/screens/words';

const openReader = () => createQrReader(openQrWorker());

/** Undefined on pages without TLS, although the DOM types say otherwise. */
const camerasOf = (browser: { readonly mediaDevices?: MediaDevices }): MediaDevices | undefined =>
  browser.mediaDevices;

const useScannerWords = (): QrScannerWords => {
  const { t } = useWords();
  return {
    starting: t('scan.starting'),
    aim: t('scan.aim'),
    picture: t('scan.picture'),
    camera: t('scan.camera'),
    cameraNumber: (number) => t('scan.cameraNumber', { number }),
    light: t('scan.light'),
    file: t('scan.file'),
    fileHint: t('scan.fileHint'),
    reading: t('scan.reading'),
    retry: t('scan.retry'),
    problem: (problem) => t(`scan.problem.${problem}`),
  };
};

/** The scanner inside its dialog. */
export const ScannerPanel = ({ onText }: { readonly onText: (text: string) => void }) => {
  const words = useScannerWords();
  return <QrScanner devices={camerasOf(navigator)} openReader={openReader} onText={onText} words={words} />;
};

/** The one face of React Router that shell and remotes share: only these names, so that the rest is shaken off. */
export { RemoteRouter } from './remote-router';
export { Link, Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
